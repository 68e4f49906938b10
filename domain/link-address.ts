// Web addresses of car offers: normalized so that two of the same offer are equal, and read for the facts they contain.
import type { LinkDraft } from '../generated/api.ts';
import { decodeVin } from './vin.ts';
import { makers } from './makers.ts';

/** Parameters that only say where a visitor came from. */
const trackers = /^(?:utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|dclid|ttclid|mc_cid|mc_eid|_ga|_gl|ref|referrer|source|src|campaign|cid|trk|igshid)$/i;
const longest = 2000;

/** Names of networks at home and in companies (RFC 6761, 6762, 8375; ICANN on `internal`): no car is offered there. */
const local = /\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * One form for all addresses of an offer: `https` by default, host in lower case without `www.`, no fragment, no tracking parameters, the others sorted, no
 * trailing slash.
 * @returns null for an invalid web address, or one that leads into a private network: a number, a local name
 */
export function normalAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text) || text.length > longest) return null;
  const url = parsed(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null;
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname)) return null;
  // The browser reads numbers of every writing as an IPv4 address.
  if (/\.\d+$/.test(url.hostname) || local.test(url.hostname)) return null;
  url.hostname = url.hostname.replace(/^www\./, '');
  url.hash = '';
  const tracking = [...url.searchParams.keys()].filter((name) => trackers.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  url.searchParams.sort();
  const normal = url.href.replace(/\/+(?=\?|$)/, '').replace(/\?$/, '');
  return normal.length > longest ? null : normal;
}

/** Why a text is no address of an offer, in a sentence; undefined where it is one. */
export function addressFault(typed: string): string | undefined {
  if (normalAddress(typed) !== null) return undefined;
  const text = typed.trim();
  const url = /\s/.test(text) ? null : parsed(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const host = url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/\.$/, '') : '';
  const isPrivate = /^\[|^\d+(?:\.\d+){3}$/.test(host) || host === 'localhost' || local.test(host);
  return isPrivate ? 'This address is in a private network. Clients can’t open it.' : 'Not a valid web address.';
}

/** Addresses out of pasted text, in order. A line is one; several on a line are told apart by blanks or commas where each of them is an address. */
export function addressesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((typed) => {
    const line = typed.trim();
    const parts = line.split(/[\s,;]+/).filter(Boolean);
    if (parts.length > 1 && parts.every((part) => normalAddress(part) !== null)) return parts;
    return line === '' ? [] : [line.replace(/[,;]+$/, '')];
  });
}

/** The same for two addresses of one page: with and without encryption. @param address a normal one */
export const pageOfAddress = (address: string): string => address.replace(/^https?:/, '');

/** Two words first, so that they are not cut. */
const makes = makers.map(([make]) => make).toSorted((one, other) => Number(/[ -]/.test(other)) - Number(/[ -]/.test(one)));
/** Words of an address that end the car's name. */
const afterName = /^(?:for|sale|in|near|at|vin|stock|id|listing|inventory|details?|html?)$/i;

/** The facts in an address about the car: VIN, year, make, model words and a title. Nothing is fetched. */
export function draftFromAddress(address: string): LinkDraft {
  const url = parsed(address);
  if (!url) return {};
  const terms = decodeURIComponentSafely(`${url.pathname} ${[...url.searchParams.values()].join(' ')}`)
    .split(/[^A-Za-z0-9.]+/)
    .filter(Boolean);
  const vin = terms.find((word) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(word) && /\d/.test(word) && decodeVin(word).doubts.length === 0);
  const decoded = vin ? decodeVin(vin) : undefined;
  const found = findMake(terms);
  const name = found ? carName(terms, found) : [];
  const year = terms.map(Number).find((word) => Number.isInteger(word) && word >= 1980 && word <= 2100) ?? decoded?.year ?? null;
  const make = found?.make ?? decoded?.make ?? null;
  const condition = terms.some((word) => /^(?:certified|cpo)$/i.test(word))
    ? 'certified'
    : terms.some((word) => /^used$/i.test(word))
      ? 'used'
      : terms.some((word) => /^new$/i.test(word))
        ? 'new'
        : undefined;
  const title = [year, make, ...name].filter(Boolean).join(' ');
  return {
    url: address,
    ...(decoded ? { vin: decoded.vin } : {}),
    ...(year ? { year } : {}),
    ...(make ? { make } : {}),
    ...(name[0] ? { model: name.join(' ').slice(0, 80) } : {}),
    ...(condition ? { condition } : {}),
    title: (make ? title : `Offer on ${url.hostname}`).slice(0, 160),
  };
}

interface FoundMake {
  make: string;
  /** Index of the first word after it. */
  next: number;
}

function findMake(terms: readonly string[]): FoundMake | undefined {
  for (const make of makes) {
    const parts = make.toLowerCase().split(/[ -]/);
    const at = terms.findIndex((_, index) => parts.every((part, offset) => terms[index + offset]?.toLowerCase() === part));
    if (at >= 0) return { make, next: at + parts.length };
  }
  return undefined;
}

/** Up to four words after the make that still name the car. */
function carName(terms: readonly string[], { next }: FoundMake): string[] {
  const name: string[] = [];
  for (const word of terms.slice(next, next + 4)) {
    if (afterName.test(word) || /^\d{4,}$/.test(word) || word.length > 14) break;
    name.push(/^[a-z]{1,3}$/.test(word) || /\d/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1));
  }
  return name;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
