// How far a car is from its client: counted where both places are known, else as typed. Kept in the row, for lists sort and filter a million of them by it; whatever
// moves the car or the client counts it anew in the same transaction.
import { and, asc, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import type { Payload } from '../../outbox/kinds.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { milesBetween, placeNamed, placeOfZip, type ZipPlace } from '../../places/zip-places.ts';
import { clientZip, clientZips } from '../people/index.ts';

/** Where a car is: by the ZIP of its dealer, where that is known, else by the place that its seller writes. */
export interface CarPlace {
  place?: string | null | undefined;
  place_zip?: string | null | undefined;
}

const placeOf = async ({ place, place_zip }: CarPlace): Promise<ZipPlace | undefined> => (await placeOfZip(place_zip)) ?? placeNamed(place);

/** Where the client wants the car; undefined where their ZIP is not known. */
export const homeOf = async (db: Database, clientId: string): Promise<ZipPlace | undefined> => placeOfZip(await clientZip(db, clientId));

/** The miles from a client's home to a car, as the crow flies; null where either place is not known. */
export async function milesTo(home: ZipPlace | undefined, car: CarPlace): Promise<number | null> {
  const there = home && (await placeOf(car));
  return home && there ? milesBetween(home, there) : null;
}

/**
 * What is kept of a car's distance: what is counted, and what is typed only where nothing can be (docs/decisions.md).
 * @param typed miles
 */
export const distanceOf = async (home: ZipPlace | undefined, car: CarPlace, typed: number | null | undefined): Promise<number | null> =>
  (await milesTo(home, car)) ?? typed ?? null;

/**
 * Counts the distances of a client's links anew, after they moved. Where a car is not known to be, what was typed stays. The rows are locked before they are
 * counted, as where a dealer moves: of two who move at once the later counts with both.
 */
export async function clientMoved(db: Database, clientId: string): Promise<void> {
  const rows = await db
    .select({ id: links.id, place: links.place, place_zip: links.place_zip, distance: links.distance })
    .from(links)
    .where(and(eq(links.user_id, clientId), or(isNotNull(links.place), isNotNull(links.place_zip))))
    .orderBy(links.id)
    .for('update');
  const home = await homeOf(db, clientId);
  const counted = await Promise.all(rows.map(async (row) => ({ ...row, isKnown: (await placeOf(row)) !== undefined, miles: await milesTo(home, row) })));
  const others = counted.filter(({ isKnown, miles, distance }) => isKnown && miles !== distance);
  if (others.length === 0) return;
  await keepMiles(db, others);
  await changed(db, { client_id: clientId, resources: ['links'] });
}

/**
 * Cars that have moved to another place: what is kept of them says the new one, and how far it is from each one's client.
 * @param which of all links
 */
export async function carsMoved(db: Database, which: SQL | undefined, to: { place: string | null; place_zip: string }): Promise<void> {
  const rows = await db.select({ id: links.id, client: links.user_id }).from(links).where(which).orderBy(links.id).for('update');
  if (rows.length === 0) return;
  const clients = [...new Set(rows.map(({ client }) => client))];
  const zips = await clientZips(db, clients);
  const counted = await Promise.all(rows.map(async ({ id, client }) => ({ id, miles: await milesTo(await placeOfZip(zips.get(client)), to) })));
  await db
    .update(links)
    .set(to)
    .where(
      inArray(
        links.id,
        rows.map(({ id }) => id),
      ),
    );
  await keepMiles(db, counted);
  for (const client_id of clients) await changed(db, { client_id, resources: ['links', 'bids'] });
}

/** In one write. */
async function keepMiles(db: Database, counted: readonly { id: string; miles: number | null }[]): Promise<void> {
  await db.execute(sql`update links set distance = moved.miles
    from unnest(${sql.param(counted.map(({ id }) => id))}::uuid[], ${sql.param(counted.map(({ miles }) => miles))}::integer[]) as moved (id, miles) where links.id = moved.id`);
}

const clientsAtOnce = 200;

/** Counts what earlier versions kept as typed, or before a dealer moved, some clients at a time; the next ones are a job of their own. */
export async function countDistances(db: Database, { after }: Payload<'count_distances'>): Promise<void> {
  const clients = await db
    .selectDistinct({ id: links.user_id })
    .from(links)
    .where(and(or(isNotNull(links.place), isNotNull(links.place_zip)), after === undefined ? undefined : gt(links.user_id, after)))
    .orderBy(asc(links.user_id))
    .limit(clientsAtOnce);
  for (const { id } of clients) await db.transaction((transaction) => clientMoved(transaction, id));
  const last = clients[clientsAtOnce - 1];
  if (last) await enqueue(db, { kind: 'count_distances', payload: { after: last.id }, dedupe_key: `count_distances ${last.id}` });
}
