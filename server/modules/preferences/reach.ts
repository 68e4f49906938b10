// What answers mean for the search, counted over the firm's own listings; and the small map around a ZIP.
import { reachOf, type ListedCar } from '../../../domain/reach.ts';
import type { ChecklistSelections, SearchReach, ZipArea } from '../../../generated/api.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { milesBetween, offsetFrom, placeName, placeNamed, placeOfZip, zipsAround } from '../../places/zip-places.ts';
import { listedCars } from '../listings/index.ts';

const mostDots = 500;

/** How many listings meet the answers, and what each would leave; one query for at most 500 listings. */
export async function searchReach(db: Database, selections: ChecklistSelections): Promise<SearchReach> {
  const [center, rows] = [await placeOfZip(selections.logistics?.zip), await listedCars(db)];
  const cars = await Promise.all(
    rows.map(async ({ place, ...car }): Promise<ListedCar> => {
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
