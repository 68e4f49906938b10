import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import type { Dealer } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { bidInvitations, dealers } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import { placeName, placeOfZip } from '../../places/zip-places.ts';
import { carsFollow } from './moved.ts';
import { withRecord } from './record.ts';

/** What every event of a dealer says. */
export const aboutDealer = (actor: Actor, record_id: string) => ({ kind: 'record_changed', actor, client_id: null, resource: 'dealers', record_id }) as const;

/** The firm's directory of dealers: all staff read and write it (docs/rules.md, Dealers and bids). */
export const dealerHandlers = {
  listDealers: async ({ db, actor, query: { filter, sort, range } }) => {
    const { make, near, within, ...rest } = filter ?? {};
    const { joins, extra } = withRecord(actor);
    const miles = typeof near === 'string' ? await milesFrom(near) : undefined;
    return listRows(db, dealers, {
      scope: and(
        // A dealer of used cars has no makes of its own and sells any.
        make === undefined ? undefined : or(sql`${dealers.makes} && ${sql.param([make].flat())}::text[]`, sql`cardinality(${dealers.makes}) = 0`),
        miles && typeof within === 'number' ? sql`${miles} <= ${within}` : undefined,
      ),
      filter: rest,
      // Who searches by place wants the nearest first; newest first is what the console asks for by itself.
      sort: miles && (!sort || sort[0] === 'created_at') ? ['distance', 'ASC'] : sort,
      range,
      search: [textOf(dealers)],
      inOne: true,
      columns: { ...extra, distance: miles ?? nowhere },
      joins,
      extra: { ...extra, distance: miles ?? nowhere },
      defaultSort: ['name', 'ASC'],
    });
  },

  getDealer: ({ db, actor, params }) => dealerView(db, actor, params.id),

  createDealer: async ({ db, actor, body }) => {
    await mustBeNew(db, body);
    const row = await insertRow(db, dealers, { ...body, ...(await placed(body.zip)) });
    await happened(db, { ...aboutDealer(actor, row.id), change: 'made' });
    return dealerView(db, actor, row.id);
  },

  updateDealer: async ({ db, actor, params, body }) => {
    const row = await findRow(db, dealers, params.id, undefined, { lock: true });
    await mustBeNew(db, { name: body.name ?? row.name, zip: body.zip ?? row.zip }, row.id);
    const moved = await updateRow(db, dealers, params.id, { ...body, ...(body.zip === undefined ? {} : await placed(body.zip)) }, undefined);
    await carsFollow(db, row.id, row, moved);
    await happened(db, { ...aboutDealer(actor, row.id), change: 'changed' });
    return dealerView(db, actor, row.id);
  },

  deleteDealer: async ({ db, actor, params }) => {
    const dealer = await dealerView(db, actor, params.id);
    const used = await db.$count(bidInvitations, eq(bidInvitations.dealer_id, params.id));
    if (used > 0) throw conflict(`${dealer.name} has price requests, so you can’t delete it. Merge it if it’s listed twice.`);
    await happened(db, { ...aboutDealer(actor, params.id), change: 'removed' });
    await deleteRow(db, dealers, params.id, undefined);
    return dealer;
  },
} satisfies Partial<HandlerMap>;

/** A dealer with the record the actor may see of it. @throws Problem 404 */
export async function dealerView(db: Database, actor: Actor, id: string): Promise<Dealer> {
  const { joins, extra } = withRecord(actor);
  const [dealer] = (await listRows(db, dealers, { scope: undefined, filter: { id }, range: [0, 0], joins, extra: { ...extra, distance: nowhere } })).rows;
  if (!dealer) throw notFound();
  return dealer;
}

/** How far a dealer is where nobody says from where. */
const nowhere = sql<number | null>`null::float`;

/** Where the ZIP is. @throws Problem 422 for a ZIP there is not */
async function placed(zip: string) {
  const found = await placeOfZip(zip);
  if (!found) throw invalid({ zip: 'There’s no such ZIP.' });
  return { place: placeName(found), latitude: found.latitude, longitude: found.longitude };
}

/** Miles of each dealer from a ZIP, in SQL (haversine). @throws Problem 422 for a ZIP there is not */
async function milesFrom(zip: string): Promise<SQL<number | null>> {
  const { latitude, longitude } = await placed(zip);
  const [lat, lon] = [sql`${latitude}::float`, sql`${longitude}::float`];
  return sql<number | null>`(7917.6 * asin(least(1, sqrt(sin(radians(${dealers.latitude} - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(${dealers.latitude})) * sin(radians(${dealers.longitude} - ${lon}) / 2) ^ 2))))`;
}

/** @throws Problem 409 where a dealer of this name is at this ZIP already */
async function mustBeNew(db: Database, { name, zip }: Pick<Dealer, 'name' | 'zip'>, except?: string): Promise<void> {
  const [twin] = await db
    .select({ id: dealers.id })
    .from(dealers)
    .where(and(eq(sql`lower(${dealers.name})`, name.toLowerCase()), eq(dealers.zip, zip), except === undefined ? undefined : ne(dealers.id, except)));
  if (twin) throw invalid({ name: 'This dealer is already in the list.' });
}
