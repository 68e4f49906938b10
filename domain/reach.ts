// What answers mean for the search: how many of the firm's own listings meet them (docs/rules.md, Preferences Checklist and trade-in). Counts alone.
import type { ChecklistSelections, SearchReach, VehiclePreference } from '../generated/api.ts';
import { colorsIn, exteriorColors, interiorColors } from './car-colors.ts';
import { fitOf, heldPrice, type CarFacts } from './fit.ts';

/** A listing as far as it is counted. */
export interface ListedCar extends Omit<CarFacts, 'total_otd'> {
  interior_colour: string | null;
  /** What it would come to out the door, in cents; undefined where the state's taxes are not known. */
  about: number | undefined;
  /** Where it is, seen from the checklist's ZIP; null where either is not known. Miles. */
  at: { town: string; east: number; north: number } | null;
}

/** With fewer listings a share of them says nothing. */
export const fewestListed = 10;
/** Distances a client chooses among, in miles. */
export const distanceSteps = [25, 50, 100, 250] as const;
/** Widths of the bars of prices, in cents: the smallest that needs no more than `mostBars`. */
const widths = [100_000, 250_000, 500_000, 1_000_000, 2_500_000, 10_000_000];
const mostBars = 20;
const mostTowns = 12;

/** Nothing that is asked for is missing; what is not known of a car does not speak against it. */
export function meets(car: ListedCar, selections: ChecklistSelections): boolean {
  const fit = fitOf({ ...car, total_otd: null }, selections, car.about);
  return fit === null || (fit.missing.length === 0 && fit.rejects_hit.length === 0);
}

/** The checklist with one answer taken out of its first vehicle; others do not count where single answers are weighed. */
function withoutOf(selections: ChecklistSelections, ...fields: readonly (keyof VehiclePreference)[]): ChecklistSelections {
  const [first] = selections.vehicles ?? [];
  if (!first) return selections;
  const left = Object.fromEntries(Object.entries(first).filter(([name]) => !fields.some((field) => field === name)));
  return { ...selections, vehicles: [{ ...left, id: first.id }] };
}

/** For an answer: the checklist without it, and which of its values a car has. */
interface Weighed {
  field: string;
  others: ChecklistSelections;
  valuesOf: (car: ListedCar) => readonly (string | null)[];
}

function weighed(selections: ChecklistSelections): Weighed[] {
  const { taste, logistics } = selections;
  const one = (field: 'conditions' | 'body_styles' | 'fuels' | 'drivetrains', valueOf: (car: ListedCar) => string | null): Weighed => ({
    field,
    others: withoutOf(selections, field),
    valuesOf: (car) => [valueOf(car)],
  });
  const first = withoutOf(selections);
  return [
    one('conditions', (car) => car.condition),
    one('body_styles', (car) => car.body_style),
    one('fuels', (car) => car.fuel),
    one('drivetrains', (car) => car.drivetrain),
    {
      field: 'makes',
      others: withoutOf(selections, 'makes'),
      valuesOf: (car) => (car.make === null ? [] : [car.make, ...(car.model === null ? [] : [`${car.make} ${car.model}`])]),
    },
    {
      field: 'exterior_colours',
      others: { ...first, taste: { ...taste, rejected_colours: [] } },
      valuesOf: (car) => colorsIn(car.exterior_colour, exteriorColors),
    },
    { field: 'interior_colours', others: first, valuesOf: (car) => colorsIn(car.interior_colour, interiorColors) },
    { field: 'options', others: { ...first, taste: { ...taste, options: [] } }, valuesOf: (car) => [...new Set(car.options)] },
    {
      field: 'max_distance',
      others: { ...first, logistics: { ...logistics, max_distance: null } },
      valuesOf: (car) => distanceSteps.filter((miles) => car.distance !== null && car.distance <= miles).map(String),
    },
  ];
}

/** All counts of a checklist over the listings. */
export function reachOf(cars: readonly ListedCar[], selections: ChecklistSelections): SearchReach {
  const choices = weighed(selections).flatMap(({ field, others, valuesOf }) => {
    const counts = new Map<string, number>();
    for (const car of cars) {
      if (!meets(car, others)) continue;
      for (const value of valuesOf(car)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].map(([value, count]) => ({ field, value: value.slice(0, 160), count }));
  });
  return {
    listed: cars.length,
    meeting: cars.filter((car) => meets(car, selections)).length,
    choices: choices.toSorted((one, other) => other.count - one.count).slice(0, 2000),
    prices: pricesOf(cars.filter((car) => meets(car, { ...withoutOf(selections), money: { ...selections.money, max_total: null } }))),
    towns: townsOf(cars.filter((car) => meets(car, { ...withoutOf(selections), logistics: { ...selections.logistics, max_distance: null } }))),
  };
}

/** Bars of equal width from the cheapest car to the dearest, by what a budget is held against. */
function pricesOf(cars: readonly ListedCar[]): SearchReach['prices'] {
  const prices = cars.flatMap((car) => {
    const price = heldPrice({ ...car, total_otd: null }, car.about);
    return price === null || price <= 0 ? [] : [price];
  });
  if (prices.length === 0) return [];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const barsOf = (width: number) => Math.ceil(most / width) - Math.ceil(least / width) + 1;
  const width = widths.find((each) => barsOf(each) <= mostBars) ?? most;
  const from = Math.ceil(least / width);
  return Array.from({ length: Math.min(barsOf(width), mostBars) }, (_, bar) => ({
    up_to: (from + bar) * width,
    count: prices.filter((price) => Math.ceil(price / width) === from + bar).length,
  }));
}

/** The towns with the most cars, nearest first. */
function townsOf(cars: readonly ListedCar[]): SearchReach['towns'] {
  const towns = new Map<string, SearchReach['towns'][number]>();
  for (const { at } of cars) {
    if (!at) continue;
    const known = towns.get(at.town);
    towns.set(at.town, {
      name: at.town,
      east: Math.round(at.east * 10) / 10,
      north: Math.round(at.north * 10) / 10,
      miles: Math.round(Math.hypot(at.east, at.north)),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...towns.values()]
    .toSorted((one, other) => other.count - one.count || one.miles - other.miles)
    .slice(0, mostTowns)
    .toSorted((one, other) => one.miles - other.miles);
}

/** Shares as people say them. */
const shares: readonly (readonly [some: number, of: number])[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [9, 10],
];

/**
 * A share as people say it: 118 of 412 are about 2 in 7, here "1 in 3".
 * @returns null where there are too few listings to say anything
 */
export function shareInWords(meeting: number, listed: number): string | null {
  if (listed < fewestListed) return null;
  if (meeting === 0) return 'None of the cars we list meets this';
  const share = meeting / listed;
  if (share > 0.95) return 'Nearly every car we list meets this';
  if (share < 0.02) return 'Fewer than 1 in 50 cars we list meet this';
  const few = Math.round(1 / share);
  const [some, of] = [[1, few] as const, ...shares].toSorted(
    (one, other) => Math.abs(one[0] / one[1] - share) - Math.abs(other[0] / other[1] - share) || one[1] - other[1],
  )[0] ?? [1, few];
  return `About ${some} in ${of} cars we list ${some === 1 ? 'meets' : 'meet'} this`;
}
