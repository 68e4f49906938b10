// What answers mean for the search, counted over the firm's own listings; and the small map around a ZIP.
import { reachOf, type ListedCar } from '../../../domain/reach.ts';
import type { ChecklistSelections, SearchReach, ZipArea } from '../../../generated/api.ts';
import { homeState } from '../../../domain/zip-state.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { milesBetween, offsetFrom, placeName, placeNamed, placeOfZip, zipsAround } from '../../places/zip-places.ts';
import { inWave } from '../../db/transactions.ts';
import type { Services } from '../../services.ts';
import { estimatorOf } from '../links/index.ts';
import { listedCars } from '../listings/index.ts';
import { homeZip, ownerOf } from '../people/index.ts';

const mostDots = 500;

/** How many listings meet the answers, and what each would leave, for a client of where the reader lives; one round of queries for at most 500 listings. */
export async function searchReach(db: Database, services: Services, actor: Actor, selections: ChecklistSelections): Promise<SearchReach> {
  const [center, rows, zip, estimate] = await inWave(
    () => placeOfZip(selections.logistics?.zip),
    () => listedCars(db),
    // Staff look at answers alone.
    () => (actor.role === roles.client ? homeZip(db, ownerOf(actor)) : Promise.resolve(null)),
    () => estimatorOf(db, services),
  );
  const state = homeState(zip, selections);
  const cars = await Promise.all(
    rows.map(async ({ place, ...facts }): Promise<ListedCar> => {
      const car = { ...facts, about: estimate({ price: facts.price, total_otd: null, state })?.total_otd };
      const there = center && place ? await placeNamed(place) : undefined;
      if (!center || !there) return { ...car, distance: null, at: null };
      return { ...car, distance: milesBetween(center, there), at: { town: placeName(there), ...offsetFrom(center, there) } };
    }),
  );
  return reachOf(cars, selections);
}

/** @throws Problem 404 for a ZIP nobody has */
export async function zipArea(zip: string, miles: number): Promise<ZipArea> {
  const place = await placeOfZip(zip);
  if (!place) throw notFound();
  return { zip, name: placeName(place), dots: await zipsAround(place, miles, mostDots) };
}
