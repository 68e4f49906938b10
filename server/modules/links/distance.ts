// How far a car is from its client: counted where both places are known, else as typed. Kept in the row, for lists sort and filter a million of them by it; whatever
// moves the car or the client counts it anew in the same transaction.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import { milesBetween, placeNamed, placeOfZip, type ZipPlace } from '../../places/zip-places.ts';
import { clientZip } from '../people/index.ts';

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

/** Counts the distances of a client's links anew, after they moved. Where a car is not known to be, what was typed stays. One read, one write. */
export async function clientMoved(db: Database, clientId: string): Promise<void> {
  const home = await homeOf(db, clientId);
  const rows = await db
    .select({ id: links.id, place: links.place, place_zip: links.place_zip, distance: links.distance })
    .from(links)
    .where(and(eq(links.user_id, clientId), or(isNotNull(links.place), isNotNull(links.place_zip))));
  const counted = await Promise.all(rows.map(async (row) => ({ ...row, isKnown: (await placeOf(row)) !== undefined, miles: await milesTo(home, row) })));
  const others = counted.filter(({ isKnown, miles, distance }) => isKnown && miles !== distance);
  if (others.length === 0) return;
  await db.execute(sql`update links set distance = moved.miles
    from unnest(${sql.param(others.map(({ id }) => id))}::uuid[], ${sql.param(others.map(({ miles }) => miles))}::integer[]) as moved (id, miles) where links.id = moved.id`);
  await changed(db, { client_id: clientId, resources: ['links'] });
}
