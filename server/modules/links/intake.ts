// Adding links: cleaned, held against those the client has already, each answering for itself.
import { and, eq, inArray, or } from 'drizzle-orm';
import { addressFault, draftFromAddress, normalAddress, pageOfAddress } from '../../../domain/link-address.ts';
import { decodeVin, vinDoubtMessages } from '../../../domain/vin.ts';
import { placeOfZip, type ZipPlace } from '../../places/zip-places.ts';
import { clientZip } from '../people/index.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { LinkDraft, LinkImport, LinkImportRow, LinkPreview } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { keepOfLink } from './history.ts';
import { milesTo, said, withVin } from './known-draft.ts';
import { addPhotos } from './photos.ts';
import { publish } from './publish.ts';
import type { LinkRow } from './queries.ts';

/** One row to add. */
export interface IntakeRow {
  /** As people count it. */
  row: number;
  draft: LinkDraft;
  /** Errors already found in it. */
  errors?: Record<string, string>;
  /** Stored files that are its photos. */
  photos?: readonly string[];
  listing_id?: string;
}

export interface Intake {
  user_id: string;
  rows: readonly IntakeRow[];
  /** Publish at once. */
  is_displayed: boolean;
  /** Nothing is added. */
  is_preview: boolean;
}

/** What makes two links one: the cleaned address, the VIN. */
type Identity = Pick<LinkRow, 'id' | 'url' | 'vin'>;

/** Adds the valid rows for one client; the others are returned with their errors. */
export async function addLinks(db: Database, services: Services, actor: Actor, intake: Intake): Promise<LinkImport> {
  const rows: LinkImportRow[] = [];
  const added: LinkRow[] = [];
  const home = await placeOfZip(await clientZip(db, intake.user_id));
  const cleaned = await Promise.all(intake.rows.map(async (row) => ({ ...row, ...(await clean(row, home)) })));
  const known = await linksLike(
    db,
    intake.user_id,
    cleaned.map((row) => row.draft),
  );
  for (const { row, draft, errors, warnings, photos, listing_id } of cleaned) {
    const told = { row, title: draft.title ?? null, url: draft.url ?? null, errors, warnings };
    const twin = twinOf(known, draft);
    if (Object.keys(errors).length > 0) rows.push({ ...told, outcome: 'invalid', link_id: null });
    else if (twin) rows.push({ ...told, outcome: 'duplicate', link_id: twin.id || null });
    else {
      const link = intake.is_preview ? undefined : await insertLink(db, services, actor, intake.user_id, draft, photos ?? [], listing_id);
      if (link) added.push(link);
      known.push({ id: link?.id ?? '', url: draft.url ?? null, vin: draft.vin ?? null });
      rows.push({ ...told, outcome: intake.is_preview || link ? 'created' : 'duplicate', link_id: link?.id ?? null });
    }
  }
  if (intake.is_displayed) await publish(db, services, actor, added);
  const count = (outcome: LinkImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { is_preview: intake.is_preview, created: count('created'), duplicates: count('duplicate'), invalid: count('invalid'), rows };
}

/** Data read from pasted addresses alone; nothing is fetched. */
export async function previewAddresses(db: Database, clientId: string, addresses: readonly string[]): Promise<LinkPreview[]> {
  const drafts = await Promise.all(
    addresses.map(async (input) => {
      const address = normalAddress(input);
      return { input, draft: address ? (await withVin(draftFromAddress(address))).draft : null };
    }),
  );
  const known = await linksLike(
    db,
    clientId,
    drafts.flatMap(({ draft }) => draft ?? []),
  );
  return drafts.map(({ input, draft }, index) => {
    const twin = draft ? twinOf(known, draft) : undefined;
    const url = draft?.url;
    const repeated = url && drafts.slice(0, index).some((earlier) => earlier.draft?.url && samePage(earlier.draft.url, url));
    return {
      input,
      draft,
      duplicate_of: twin?.id ?? null,
      error: draft ? null : (addressFault(input) ?? null),
      warnings: repeated ? ['The same address is listed above.'] : [],
    };
  });
}

/**
 * The identity of one link to keep: address and VIN in their normal form.
 * @param except the link that is being changed
 * @throws Problem 422 on `url` or `vin` where it is no address, or the client has such a link
 */
export async function identityFor(
  db: Database,
  clientId: string,
  given: { url?: string | null | undefined; vin?: string | null | undefined },
  except?: string,
): Promise<{ url?: string | null; vin?: string | null }> {
  const url = given.url ? normalAddress(given.url) : given.url;
  if (given.url && !url) throw invalid({ url: addressFault(given.url) ?? 'Not a valid web address.' });
  const vin = given.vin ? decodeVin(given.vin).vin || null : given.vin;
  const twins = (await linksLike(db, clientId, [{ url: url ?? null, vin: vin ?? null }])).filter((link) => link.id !== except);
  if (url && twins.some((link) => link.url && samePage(link.url, url))) throw invalid({ url: 'This client has a link with this address.' });
  if (vin && twins.some((link) => link.vin === vin)) throw invalid({ vin: 'This client has a link with this VIN.' });
  return { ...(url === undefined ? {} : { url }), ...(vin === undefined ? {} : { vin: vin === '' ? null : vin }) };
}

/** What a dealer's VIN says of the car it quotes; the VIN itself only where no other link of the client has it. */
export async function ownCar(db: Database, clientId: string, typed: string | null | undefined): Promise<LinkDraft> {
  if (!typed) return {};
  const { vin = null, body_style, drivetrain, fuel, doors } = (await withVin({ vin: typed })).draft;
  const isFree = (await linksLike(db, clientId, [{ vin, url: null }])).length === 0;
  return said({ body_style, drivetrain, fuel, doors, ...(isFree ? { vin } : {}) });
}

/** @param home where the client lives */
async function clean(
  { draft: typed, errors = {} }: IntakeRow,
  home: ZipPlace | undefined,
): Promise<{ draft: LinkDraft; errors: Record<string, string>; warnings: string[] }> {
  const { draft, read } = await withVin(typed);
  const wrong = { ...errors };
  const warnings: string[] = [];
  const address = draft.url ? normalAddress(draft.url) : null;
  if (draft.url && !address) wrong['url'] = addressFault(draft.url) ?? 'Not a valid web address.';
  warnings.push(...(read?.doubts ?? []).map((doubt) => vinDoubtMessages[doubt]));
  if (read?.year && typed.year && Math.abs(read.year - typed.year) > 1) warnings.push(`The VIN says ${read.year}, but the row says ${typed.year}.`);
  if (read?.make && typed.make && read.make.toLowerCase() !== typed.make.toLowerCase())
    warnings.push(`The VIN says ${read.make}, but the row says ${typed.make}.`);
  const distance = await milesTo(home, draft);
  const told = address ? draftFromAddress(address) : {};
  const title = draft.title?.trim() || cutText([draft.year, draft.make, draft.model, draft.trim].filter(Boolean).join(' '), 160) || told.title;
  if (!address && !title) wrong['url'] ??= 'Enter an address or a title.';
  return {
    draft: {
      ...told,
      ...said(draft),
      ...(address ? { url: address } : {}),
      ...(distance === undefined ? {} : { distance }),
      ...(title ? { title } : {}),
    },
    errors: wrong,
    warnings,
  };
}

async function insertLink(
  db: Database,
  services: Services,
  actor: Actor,
  clientId: string,
  draft: LinkDraft,
  photos: readonly string[],
  listing_id?: string,
): Promise<LinkRow | undefined> {
  const { title, tier = 'alternative', ...rest } = draft;
  const [link] = await db
    .insert(links)
    .values({
      ...rest,
      title: title ?? '',
      tier,
      user_id: clientId,
      status_since: services.clock().toISOString(),
      created_by: actor.id,
      ...(listing_id ? { listing_id } : {}),
    })
    // Another caller may add the same link at this moment.
    .onConflictDoNothing()
    .returning();
  if (!link) return undefined;
  await addPhotos(db, 'link_id', link.id, photos);
  await keepOfLink(db, actor, link, 'link_added', {});
  return link;
}

/** The client's links that share an address or a VIN with one of these. */
async function linksLike(db: Database, clientId: string, drafts: readonly Pick<LinkDraft, 'url' | 'vin'>[]): Promise<Identity[]> {
  // With and without encryption it is one page.
  const urls = drafts.flatMap((draft) => (draft.url ? ['https:', 'http:'].map((scheme) => scheme + pageOfAddress(draft.url ?? '')) : []));
  const vins = drafts.flatMap((draft) => draft.vin ?? []);
  if (urls.length + vins.length === 0) return [];
  const alike = or(urls.length > 0 ? inArray(links.url, urls) : undefined, vins.length > 0 ? inArray(links.vin, vins) : undefined);
  return db
    .select({ id: links.id, url: links.url, vin: links.vin })
    .from(links)
    .where(and(eq(links.user_id, clientId), alike));
}

function twinOf(known: readonly Identity[], draft: Pick<LinkDraft, 'url' | 'vin'>): Identity | undefined {
  return known.find((link) => (draft.url && link.url && samePage(link.url, draft.url)) || (draft.vin && link.vin === draft.vin));
}

const samePage = (one: string, other: string): boolean => pageOfAddress(one) === pageOfAddress(other);
