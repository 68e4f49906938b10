import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { milesBetween, placeNamed, placeOfZip } from '../../places/zip-places.ts';
import { clientZips } from '../people/index.ts';

/** What there is to calculate from. */
export interface Offered {
  id: string;
  place: string | null;
}

/**
 * How many miles listings are from who reads them, where it can be counted: a client from their own home, staff from the one client it is for. A listing for
 * several is as far as each is; the link that grows from it says so of each.
 */
export async function milesToThem(
  db: Database,
  actor: Actor,
  rows: readonly Offered[],
  clients: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, number>> {
  const homes = rows.flatMap(({ id, place }) => {
    const [only, ...others] = actor.role === roles.client ? [actor.id] : (clients.get(id) ?? []);
    return place === null || only === undefined || others.length > 0 ? [] : [{ id, place, client: only }];
  });
  const zips = await clientZips(db, [...new Set(homes.map(({ client }) => client))]);
  const miles = new Map<string, number>();
  for (const { id, place, client } of homes) {
    const home = await placeOfZip(zips.get(client));
    const there = home && (await placeNamed(place));
    if (home && there) miles.set(id, milesBetween(home, there));
  }
  return miles;
}
