// Adding links: cleaned, held against those the client has already, each answering for itself.
import { carName } from '../../../domain/car-name.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addressFault, draftFromAddress, normalAddress, pageOfAddress } from '../../../domain/link-address.ts';
import { decodeVin, vinDoubtMessages } from '../../../domain/vin.ts';
import { vinMismatch } from '../../../domain/vin-mismatch.ts';
import type { ZipPlace } from '../../places/zip-places.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { LinkDraft, LinkImport, LinkImportRow, LinkPreview, LinkTwin, VinFacts } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { keepOfLink } from './history.ts';
import { distanceOf, homeOf } from './distance.ts';
import { said, withVin } from './known-draft.ts';
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
  /** Where its dealer is, where that is known. */
  place_zip?: string | null;
}

export interface Intake {
  user_id: string;
  rows: readonly IntakeRow[];
  /** Publish at once. */
  is_displayed: boolean;
  /** Nothing is added. */
  is_preview: boolean;
  /** What is added together has one. */
  batch_id?: string;
}

/** What makes two links one, the cleaned address and the VIN; and what is told of the one that is there. */
type Known = Pick<LinkRow, 'id' | 'url' | 'vin'> & Omit<LinkTwin, 'id' | 'same'>;

/** Links put in by one statement: each has some 40 columns, and a statement takes 65,535 values. */
const atOnce = 500;

/** Adds the valid rows for one client; the others are returned with their errors. */
export async function addLinks(db: Database, services: Services, actor: Actor, intake: Intake): Promise<LinkImport> {
  const rows: LinkImportRow[] = [];
  const wanted: { told: LinkImportRow; values: typeof links.$inferInsert; photos: readonly string[] }[] = [];
  const home = await homeOf(db, intake.user_id);
  const cleaned = await Promise.all(intake.rows.map(async (row) => ({ ...row, ...(await clean(row, home)) })));
  const known = new Twins(
    await linksLike(
      db,
      intake.user_id,
      cleaned.map((row) => row.draft),
    ),
  );
  for (const { row, draft, errors, warnings, photos = [], listing_id, place_zip } of cleaned) {
    const told: LinkImportRow = { row, title: draft.title ?? null, url: draft.url ?? null, errors, warnings, outcome: 'created', link_id: null };
    const twin = known.of(draft);
    rows.push(told);
    if (Object.keys(errors).length > 0) told.outcome = 'invalid';
    else if (twin) Object.assign(told, { outcome: 'duplicate', link_id: twin.id || null });
    else {
      const id = intake.is_preview ? '' : uuidv7();
      known.add({ id, url: draft.url ?? null, vin: draft.vin ?? null });
      if (!intake.is_preview) wanted.push({ told, values: valuesOf(services, actor, intake, { id, draft, listing_id, place_zip }), photos });
    }
  }
  const added = await insertLinks(
    db,
    wanted.map(({ values }) => values),
  );
  const made = new Set(added.map(({ id }) => id));
  for (const { told, values, photos } of wanted) {
    const { id = '' } = values;
    if (!made.has(id)) told.outcome = 'duplicate';
    else {
      told.link_id = id;
      await addPhotos(db, 'link_id', id, photos);
    }
  }
  for (const link of added) await keepOfLink(db, actor, link, 'link_added', {});
  if (intake.is_displayed) await publish(db, services, actor, added);
  const count = (outcome: LinkImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { is_preview: intake.is_preview, created: count('created'), duplicates: count('duplicate'), invalid: count('invalid'), rows };
}

/** Data read from pasted addresses alone; nothing is fetched. */
export async function previewAddresses(db: Database, clientId: string, addresses: readonly string[]): Promise<LinkPreview[]> {
  const drafts = await Promise.all(
    addresses.map(async (input) => {
      const address = normalAddress(input);
      const { draft = null, read = null } = address ? await withVin(draftFromAddress(address)) : {};
      return { input, draft, read };
    }),
  );
  const known = new Twins(
    await linksLike(
      db,
      clientId,
      drafts.flatMap(({ draft }) => draft ?? []),
    ),
  );
  const above = new Set<string>();
  return drafts.map(({ input, draft, read }) => {
    const twin = draft ? known.twin(draft) : null;
    const page = draft?.url ? pageOfAddress(draft.url) : undefined;
    const isRepeated = page !== undefined && above.has(page);
    if (page !== undefined) above.add(page);
    return {
      input,
      draft,
      read,
      duplicate_of: twin?.id ?? null,
      twin,
      error: draft ? null : (addressFault(input) ?? null),
      errors: {},
      warnings: isRepeated ? ['The same address is listed above.'] : [],
    };
  });
}

/** Typed links as they would be added: filled in, held against those the client has. */
export async function previewDrafts(db: Database, clientId: string, typed: readonly LinkDraft[]): Promise<LinkPreview[]> {
  if (typed.length === 0) return [];
  const home = await homeOf(db, clientId);
  const cleaned = await Promise.all(typed.map((draft) => clean({ row: 1, draft }, home)));
  const known = new Twins(
    await linksLike(
      db,
      clientId,
      cleaned.map((row) => row.draft),
    ),
  );
  return cleaned.map(({ draft, read, errors, warnings }, index) => {
    const twin = known.twin(draft);
    return { input: typed[index]?.url ?? '', draft, read, duplicate_of: twin?.id ?? null, twin, error: null, errors, warnings };
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
  { draft: typed, errors = {}, place_zip }: IntakeRow,
  home: ZipPlace | undefined,
): Promise<{ draft: LinkDraft; read: VinFacts | null; errors: Record<string, string>; warnings: string[] }> {
  const { draft, read } = await withVin(typed);
  const wrong = { ...errors };
  const warnings: string[] = [];
  const address = draft.url ? normalAddress(draft.url) : null;
  if (draft.url && !address) wrong['url'] = addressFault(draft.url) ?? 'Not a valid web address.';
  warnings.push(...(read?.doubts ?? []).map((doubt) => vinDoubtMessages[doubt]));
  const mismatch = read && vinMismatch(read, typed);
  if (mismatch !== undefined) warnings.push(mismatch);
  const distance = await distanceOf(home, { ...draft, place_zip }, draft.distance);
  const told = address ? draftFromAddress(address) : {};
  const title = draft.title?.trim() || cutText([draft.year, carName(draft.make, draft.model, draft.trim)].filter(Boolean).join(' '), 160) || told.title;
  if (!address && !title) wrong['url'] ??= 'Enter an address or a title.';
  return {
    draft: {
      ...told,
      ...said(draft),
      ...(address ? { url: address } : {}),
      ...(distance === null ? {} : { distance }),
      ...(title ? { title } : {}),
    },
    read: read ?? null,
    errors: wrong,
    warnings,
  };
}

function valuesOf(
  services: Services,
  actor: Actor,
  { user_id, batch_id }: Intake,
  { id, draft, listing_id, place_zip }: { id: string; draft: LinkDraft } & Pick<Partial<IntakeRow>, 'listing_id' | 'place_zip'>,
): typeof links.$inferInsert {
  const { title, tier = 'alternative', ...rest } = draft;
  return {
    ...rest,
    id,
    title: title ?? '',
    tier,
    user_id,
    ...(batch_id ? { batch_id } : {}),
    ...(listing_id ? { listing_id } : {}),
    ...(place_zip ? { place_zip } : {}),
    status_since: services.clock().toISOString(),
    created_by: actor.id,
  };
}

/** @returns those that were put in: another caller may add the same link at this moment */
async function insertLinks(db: Database, values: readonly (typeof links.$inferInsert)[]): Promise<LinkRow[]> {
  const added: LinkRow[] = [];
  for (let from = 0; from < values.length; from += atOnce) {
    const part = values.slice(from, from + atOnce);
    added.push(...(await db.insert(links).values(part).onConflictDoNothing().returning()));
  }
  return added;
}

/** The client's links that share an address or a VIN with one of these. */
async function linksLike(db: Database, clientId: string, drafts: readonly Pick<LinkDraft, 'url' | 'vin'>[]): Promise<Known[]> {
  // With and without encryption it is one page.
  const urls = drafts.flatMap((draft) => (draft.url ? ['https:', 'http:'].map((scheme) => scheme + pageOfAddress(draft.url ?? '')) : []));
  const vins = drafts.flatMap((draft) => draft.vin ?? []);
  if (urls.length + vins.length === 0) return [];
  const alike = or(urls.length > 0 ? inArray(links.url, urls) : undefined, vins.length > 0 ? inArray(links.vin, vins) : undefined);
  const { id, url, vin, title, price, status, previous_status, reason, is_displayed, published_at, version } = links;
  return db
    .select({ id, url, vin, title, price, status, previous_status, reason, is_displayed, published_at, version })
    .from(links)
    .where(and(eq(links.user_id, clientId), alike));
}

/** Links by what makes two of them one. */
class Twins<Link extends Pick<LinkRow, 'id' | 'url' | 'vin'>> {
  readonly #byPage = new Map<string, Pick<LinkRow, 'id' | 'url' | 'vin'> | Link>();
  readonly #byVin = new Map<string, Pick<LinkRow, 'id' | 'url' | 'vin'> | Link>();
  readonly #stored: ReadonlyMap<string, Link>;

  constructor(stored: readonly Link[]) {
    this.#stored = new Map(stored.map((link) => [link.id, link]));
    for (const link of stored) this.add(link);
  }

  add(link: Pick<LinkRow, 'id' | 'url' | 'vin'>): void {
    if (link.url) this.#byPage.set(pageOfAddress(link.url), link);
    if (link.vin) this.#byVin.set(link.vin, link);
  }

  of({ url, vin }: Pick<LinkDraft, 'url' | 'vin'>): Pick<LinkRow, 'id' | 'url' | 'vin'> | undefined {
    return (url ? this.#byPage.get(pageOfAddress(url)) : undefined) ?? (vin ? this.#byVin.get(vin) : undefined);
  }

  /** The stored one, and what the two have in common. */
  twin(draft: Pick<LinkDraft, 'url' | 'vin'>): (Omit<Link, 'url' | 'vin'> & { same: LinkTwin['same'] }) | null {
    const link = this.#stored.get(this.of(draft)?.id ?? '');
    if (!link) return null;
    const { url, vin: _vin, ...told } = link;
    const isPage = draft.url !== undefined && draft.url !== null && url !== null && samePage(url, draft.url);
    return { ...told, same: isPage ? 'address' : 'vin' };
  }
}

const samePage = (one: string, other: string): boolean => pageOfAddress(one) === pageOfAddress(other);
