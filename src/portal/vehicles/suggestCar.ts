import { carName } from '../../../domain/car-name.ts';
import type { Suggest } from '../../../engine/web/fields/useSuggestions.ts';
import { api } from '../../api/client.ts';

/** Fewer letters than these name no car. */
const fewest = 2;

/** Cars of the catalogue for one line of text: `2025 honda crv` → `2025 Honda CR-V`. A year that is typed first stays, and narrows. */
export const suggestCar: Suggest = async (typed, signal) => {
  const [, year, rest = ''] = /^(?:((?:19|20)\d\d)\s+)?(.*)$/.exec(typed) ?? [];
  if (rest.length < fewest) return [];
  const filter = { q: rest, ...(year === undefined ? {} : { year: Number(year) }) };
  const { data = [] } = await api.GET('/vehicles/models', { params: { query: { filter } }, signal });
  const cars = data.slice(0, 8).map(({ make, name }) => [year, carName(make, name)].filter(Boolean).join(' '));
  // Who goes on with the trim has found the car.
  const lower = typed.toLowerCase();
  return cars.map((car) => car.toLowerCase()).some((car) => lower.startsWith(`${car} `)) ? [] : cars;
};
