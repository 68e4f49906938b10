// What a bookmark read on a seller's page, as it comes in the fragment of our own address. The page may say anything: all of it is taken as text, cut to size.
import { cutText } from '../engine/contract/text-rules.ts';
import type { LinkDraft } from '../generated/api.ts';
import { draftFromAddress, normalAddress } from './link-address.ts';
import { decodeVin } from './vin.ts';

/** How the fragment begins. */
export const captureMark = '#car=';
/** Longer ones are no page's facts. In characters. */
const longest = 30_000;
/** Addresses of photos kept of one page. */
const mostPhotos = 12;

/** A car as the page has it; nothing was fetched for it. */
export interface CapturedCar {
  draft: LinkDraft;
  /** Where the page shows its photos: to be looked at there, not loaded by us. */
  photos: readonly string[];
}

/** The car in a fragment. @returns null where it says of no car, or of none at a web address */
export function carInFragment(fragment: string): CapturedCar | null {
  if (!fragment.startsWith(captureMark) || fragment.length > longest) return null;
  const facts = read(fragment.slice(captureMark.length));
  if (!facts) return null;
  const url = normalAddress(textOf(facts['url'], 2_000) ?? '');
  if (url === null) return null;
  const vin = decodeVin(textOf(facts['vin'], 40) ?? '');
  const price = figureOf(facts['price'], 1_000_000);
  const miles = figureOf(facts['miles'], 1_000_000);
  const title = textOf(facts['title'], 160);
  const dealer = textOf(facts['dealer'], 120);
  const photos = (Array.isArray(facts['photos']) ? facts['photos'] : []).flatMap((each: unknown) => photoAddress(each)).slice(0, mostPhotos);
  const seen = draftFromAddress(url);
  return {
    draft: {
      ...seen,
      ...(title ? { title } : {}),
      ...(vin.vin.length === 17 ? { vin: vin.vin } : {}),
      ...(price === undefined ? {} : { price: Math.round(price * 100) }),
      ...(miles === undefined ? {} : { miles: Math.round(miles) }),
      ...(dealer ? { dealer } : {}),
    },
    photos: [...new Set(photos)],
  };
}

/** What staff keep of the photos: where they are, for somebody to save and add those that are wanted. */
export function withPhotoNotes({ draft, photos }: CapturedCar, label: string): LinkDraft {
  return photos.length === 0 ? draft : { ...draft, notes: [label, ...photos].join('\n').slice(0, 4_000) };
}

function read(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const facts: unknown = JSON.parse(decodeURIComponent(text));
    return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** One line of plain text; control characters and what turns the direction of writing are left out. */
function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' ? undefined : cutText(plain, most);
}

/** A number, or a text with one: `$38,115`, `11,860 mi`. */
function figureOf(value: unknown, most: number): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const [found] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  const figure = found === undefined ? Number.NaN : Number(found.replaceAll(',', ''));
  return Number.isFinite(figure) && figure > 0 && figure <= most ? figure : undefined;
}

function photoAddress(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  return /^https:\/\/[^\s<>"']{4,1000}$/.test(text) ? [text] : [];
}
