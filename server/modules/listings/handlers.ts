import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { normalAddress } from '../../../domain/link-address.ts';
import { decodeVin } from '../../../domain/vin.ts';
import type { LinkDraft, LinkImport, Listing } from '../../../generated/api.ts';
import type { Actor, HandlerMap, Page } from '../../../engine/server/handler.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { findRow, insertRow, updateRow } from '../../db/rows.ts';
import { listingClients, links, listings } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import type { Services } from '../../services.ts';
import { type IncomingFile, keepFile, takeIn } from '../files/index.ts';
import { addLinks, addPhotos, discardUnused, fileIdsOf, orderPhotos, photosOf } from '../links/index.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { ofClients, requireClientToChange } from '../people/index.ts';
import { milesToThem, type Offered } from './miles.ts';
import { listingScope } from './scope.ts';

/** docs/brief.md, section 7, Listings and links: a car that the advisor presents, to one client or to many. */
export const listingHandlers = {
  listListings: ({ db, actor, query, services }) => listingPage(db, services, actor, query),

  getListing: ({ db, actor, params, services }) => listingView(db, services, actor, params.id),

  createListing: {
    steps: async (context) => {
      const { actor, body, files, services } = context;
      const { client_ids = [], photo_order: _order, ...car } = body;
      return takeIn(context, files, {
        purpose: 'listing',
        decide: async (db) => {
          cleaned(car);
          for (const id of client_ids) await requireClientToChange(db, actor, id);
          return { client_id: null };
        },
        settle: async (db, photos) => {
          const row = await insertRow(db, listings, { ...car, ...cleaned(car), advisor_id: actor.id });
          await setClients(db, actor, row.id, client_ids);
          await listingChanged(db, actor, 'made', row);
          await keepPhotos(db, services, actor, row.id, photos);
          return listingView(db, services, actor, row.id);
        },
      });
    },
  },

  updateListing: {
    steps: async (context) => {
      const { actor, params, body, files, services } = context;
      const { client_ids, photo_order, ...car } = body;
      return takeIn(context, files, {
        purpose: 'listing',
        decide: async (db) => {
          await findRow(db, listings, params.id, listingScope(actor));
          return { client_id: null };
        },
        settle: async (db, photos) => {
          const before = await findRow(db, listings, params.id, listingScope(actor));
          // Also those it is not for any more: it is to vanish there.
          await showAgain(db, before);
          const distance = await typedMiles(db, services, actor, before, car.distance);
          const row = await updateRow(db, listings, params.id, { ...car, ...distance, ...cleaned(car) }, listingScope(actor));
          if (client_ids) await setClients(db, actor, row.id, client_ids);
          await listingChanged(db, actor, 'changed', row);
          if (photo_order) await orderPhotos(db, 'listing_id', row.id, photo_order);
          await keepPhotos(db, services, actor, row.id, photos);
          return listingView(db, services, actor, row.id);
        },
      });
    },
  },

  deleteListing: async ({ db, actor, params, services }) => {
    const view = await listingView(db, services, actor, params.id);
    const photos = await fileIdsOf(db, 'listing_id', [params.id]);
    await listingChanged(db, actor, 'removed', view);
    await db.delete(listings).where(eq(listings.id, params.id));
    await discardUnused(db, photos);
    return view;
  },

  makeLinksOfListing: async ({ db, actor, params, body, services }): Promise<LinkImport> => {
    const row = await findRow(db, listings, params.id, listingScope(actor));
    const photos = await fileIdsOf(db, 'listing_id', [row.id]);
    const {
      id: _id,
      created_at: _created,
      updated_at: _updated,
      version: _version,
      advisor_id: _advisor,
      description: _description,
      is_displayed: _shown,
      ...car
    } = row;
    const draft: LinkDraft = { ...car, ...(body.tier ? { tier: body.tier } : {}), ...(body.comments ? { comments: body.comments } : {}) };
    const results: LinkImport[] = [];
    for (const [index, user_id] of body.client_ids.entries()) {
      await requireClientToChange(db, actor, user_id);
      const rows = [{ row: index + 1, draft, photos, listing_id: row.id }];
      results.push(await addLinks(db, services, actor, { user_id, rows, is_displayed: body.is_displayed ?? false, is_preview: false }));
    }
    const sum = (name: 'created' | 'duplicates' | 'invalid') => results.reduce((total, result) => total + result[name], 0);
    return {
      is_preview: false,
      created: sum('created'),
      duplicates: sum('duplicates'),
      invalid: sum('invalid'),
      rows: results.flatMap((result) => result.rows),
    };
  },
} satisfies Partial<HandlerMap>;

type Shown = Pick<Listing, 'id' | 'is_displayed'> & { advisor_id?: string | null };

async function listingChanged(db: Database, actor: Actor, change: 'made' | 'changed' | 'removed', row: Shown): Promise<void> {
  await happened(db, { kind: 'record_changed', actor, client_id: null, resource: 'listings', change, record_id: row.id });
  await showAgain(db, row);
}

/** Beside the admins those who show a listing: who presents it, and the clients it is for with their advisors; the clients where it is displayed. */
async function showAgain(db: Database, { id, advisor_id, is_displayed }: Shown): Promise<void> {
  await changed(db, { people: [advisor_id], resources: ['listings'] });
  const clients = await db.select({ client_id: listingClients.client_id }).from(listingClients).where(eq(listingClients.listing_id, id));
  for (const { client_id } of clients) await changed(db, { client_id, resources: ['listings'], internal: !is_displayed });
}

interface ListingQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** Who presents a listing. */
const advisor = sql`left join users as advisor on advisor.id = listings.advisor_id`;
// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
/** Links to clients the actor may see: an advisor does not learn how many others have the car. */
function linkCount(actor: Actor): SQL<number> {
  const scope = ofClients(actor, links.user_id);
  return sql<number>`(select count(*)::int from links where links.listing_id = listings.id ${scope ? sql`and ${scope}` : sql``})`;
}

async function listingPage(db: Database, services: Services, actor: Actor, query: ListingQuery): Promise<Page<Listing>> {
  const { client_id, ...filter } = query.filter ?? {};
  const page = await listRows(db, listings, {
    scope: and(listingScope(actor), forClients(client_id)),
    filter,
    sort: query.sort,
    range: query.range,
    search: [textOf(listings)],
    joins: advisor,
    extra: { advisor_name: sql<string | null>`advisor.name`, link_count: linkCount(actor) },
    defaultSort: ['created_at', 'DESC'],
  });
  const ids = page.rows.map((row) => row.id);
  const photos = await photosOf(db, services, actor, 'listing_id', ids);
  const clients = await clientsOf(db, actor, ids);
  const miles = await milesToThem(db, actor, page.rows, clients);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      photos: photos.get(row.id) ?? [],
      client_ids: clients.get(row.id) ?? [],
      distance: miles.get(row.id) ?? row.distance,
    })),
  };
}

function forClients(clientId: unknown): SQL | undefined {
  if (clientId === undefined) return undefined;
  const ids = (Array.isArray(clientId) ? clientId : [clientId]).map(String);
  return sql`exists (select 1 from listing_clients where listing_clients.listing_id = ${listings.id} and ${inArray(listingClients.client_id, ids)})`;
}

async function listingView(db: Database, services: Services, actor: Actor, id: string): Promise<Listing> {
  const [listing] = (await listingPage(db, services, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!listing) throw notFound();
  return listing;
}

/** For whom each listing is, as far as the actor may know of them. */
async function clientsOf(db: Database, actor: Actor, ids: readonly string[]): Promise<Map<string, string[]>> {
  const byListing = new Map<string, string[]>();
  if (ids.length === 0) return byListing;
  const rows = await db
    .select()
    .from(listingClients)
    .where(and(inArray(listingClients.listing_id, [...ids]), ofClients(actor, listingClients.client_id)));
  for (const row of rows) byListing.set(row.listing_id, [...(byListing.get(row.listing_id) ?? []), row.client_id]);
  return byListing;
}

/** Sets for whom it is. Clients of others that it is for already stay untouched. @throws Problem 404 */
async function setClients(db: Database, actor: Actor, listingId: string, clientIds: readonly string[]): Promise<void> {
  for (const id of clientIds) await requireClientToChange(db, actor, id);
  await db.delete(listingClients).where(and(eq(listingClients.listing_id, listingId), ofClients(actor, listingClients.client_id)));
  if (clientIds.length > 0)
    await db
      .insert(listingClients)
      .values(clientIds.map((client_id) => ({ listing_id: listingId, client_id })))
      .onConflictDoNothing();
}

/** Miles that were calculated and come back unchanged with the form are still not typed. */
async function typedMiles(
  db: Database,
  services: Services,
  actor: Actor,
  before: Offered & Pick<Listing, 'distance'>,
  sent: number | null | undefined,
): Promise<{ distance?: null }> {
  if (before.distance !== null || typeof sent !== 'number') return {};
  return (await listingView(db, services, actor, before.id)).distance === sent ? { distance: null } : {};
}

async function keepPhotos(db: Database, services: Services, actor: Actor, listingId: string, files: readonly IncomingFile[]): Promise<void> {
  const kept: string[] = [];
  for (const file of files) {
    const stored = await keepFile(db, file, { purpose: 'listing', uploaded_by: actor.id, claimed_at: services.clock().toISOString() });
    kept.push(stored.id);
  }
  await addPhotos(db, 'listing_id', listingId, kept);
}

function cleaned({ url, vin }: { url?: string | null | undefined; vin?: string | null | undefined }): { url?: string | null; vin?: string | null } {
  const address = url ? normalAddress(url) : null;
  if (url && !address) throw invalid({ url: 'Not a valid web address.' });
  return { ...(url === undefined ? {} : { url: address }), ...(vin === undefined ? {} : { vin: vin ? decodeVin(vin).vin || null : null }) };
}
