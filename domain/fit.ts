// How a car meets a client's checklist: the musts it meets or misses, and what the client never wants.
import type { ChecklistSelections, Link, LinkFit, VehiclePreference } from '../generated/api.ts';
import { bodyStyleLabels, drivetrainLabels, fuelKindLabels, transmissionLabels, vehicleConditionLabels } from '../generated/enums.ts';
import { carName } from './car-name.ts';
import { numberFormat } from './formats.ts';

/** The known facts about the car. */
export type CarFacts = Pick<
  Link,
  | 'make'
  | 'model'
  | 'trim'
  | 'year'
  | 'condition'
  | 'price'
  | 'miles'
  | 'distance'
  | 'body_style'
  | 'fuel'
  | 'drivetrain'
  | 'transmission'
  | 'seats'
  | 'doors'
  | 'exterior_colour'
  | 'options'
> & { total_otd: number | null };

/** One wish held against the car; `met` is null where nothing is known. */
export interface Must {
  text: string;
  met: boolean | null;
  /** What the car has there, where the wish does not say it. */
  found: string | null;
}

const rejectWeight = 20;

/**
 * What a budget is held against, wherever one is: a dealer's price to drive away, else what the car would come to, else the asking price. Cents.
 * @param about the estimate out the door (`otdEstimate`), in cents; undefined where there is none
 */
export const heldPrice = ({ price, total_otd }: Pick<CarFacts, 'price' | 'total_otd'>, about: number | undefined): number | null => total_otd ?? about ?? price;

/**
 * Compares the car with the checklist; of several acceptable vehicles, with the one it matches best.
 * @param about what it would come to out the door, in cents, where that is estimated
 * @returns null where the checklist asks for nothing yet
 */
export function fitOf(car: CarFacts, selections: ChecklistSelections, about?: number): LinkFit | null {
  const musts = wishesHeld(car, selections, about);
  const rejects_hit = rejectsOf(car, selections);
  if (musts.length === 0 && rejects_hit.length === 0) return null;
  return {
    musts: musts.length,
    musts_met: musts.filter((must) => must.met).length,
    missing: musts.filter((must) => must.met === false).map((must) => must.text),
    unknown: musts.filter((must) => must.met === null).map((must) => must.text),
    rejects_hit,
    score: Math.max(0, Math.round(share(musts) * 100) - rejects_hit.length * rejectWeight),
  };
}

/** Nothing of the car is what the client never wants, and it lacks no must-have that is known of; without a checklist nothing speaks against it. */
export const fits = (fit: LinkFit | null): boolean => fit === null || (fit.rejects_hit.length === 0 && fit.missing.length === 0);

/**
 * Every must-have held against the car; of several acceptable vehicles, those of the one it matches best.
 * @param about what it would come to out the door, in cents, where that is estimated
 */
export function wishesHeld(car: CarFacts, selections: ChecklistSelections, about?: number): Must[] {
  const vehicles = (selections.vehicles ?? []).map((vehicle) => vehicleMusts(car, vehicle));
  const best = vehicles.toSorted((one, other) => share(other) - share(one))[0] ?? [];
  return [...best, ...moneyMusts(car, selections, about), ...optionMusts(car, selections)];
}

/** Met counts one, not known a half. */
function share(musts: readonly Must[]): number {
  if (musts.length === 0) return 1;
  return musts.reduce((total, must) => total + (must.met === null ? 0.5 : Number(must.met)), 0) / musts.length;
}

function vehicleMusts(car: CarFacts, wish: VehiclePreference): Must[] {
  return [
    ...oneOfMust(car.condition, wish.conditions, vehicleConditionLabels),
    ...oneOfMust(car.body_style, wish.body_styles, bodyStyleLabels),
    ...makeMust(car, wish),
    ...limitMust(
      car.year,
      wish.year_min,
      (year, least) => year >= least,
      (least) => `${least} or newer`,
      String,
    ),
    ...limitMust(
      car.year,
      wish.year_max,
      (year, most) => year <= most,
      (most) => `${most} or older`,
      String,
    ),
    ...limitMust(
      car.miles,
      wish.max_mileage,
      (miles, most) => miles <= most,
      (most) => `under ${grouped(most)} miles`,
    ),
    ...oneOfMust(car.drivetrain, wish.drivetrains, drivetrainLabels),
    ...oneOfMust(car.transmission, wish.transmission && wish.transmission !== 'any' ? [wish.transmission] : [], transmissionLabels),
    ...oneOfMust(car.fuel, wish.fuels, fuelKindLabels),
    ...limitMust(
      car.seats,
      wish.seats_min,
      (seats, least) => seats >= least,
      (least) => `${least} seats`,
    ),
    ...limitMust(
      car.doors,
      wish.doors_min,
      (doors, least) => doors >= least,
      (least) => `${least} doors`,
    ),
  ];
}

function makeMust(car: CarFacts, wish: VehiclePreference): Must[] {
  const wanted = wish.makes ?? [];
  if (wanted.length === 0) return [];
  const text = wanted.map((one) => carName(one.make, one.model)).join(' or ');
  const met =
    car.make === null
      ? null
      : wanted.some((one) => same(car.make, one.make) && (!one.model || begins(car.model, one.model)) && (!one.trim || begins(car.trim, one.trim)));
  return [{ text: short(text), met, found: met === false ? carName(car.make, car.model) : null }];
}

function moneyMusts(car: CarFacts, { money }: ChecklistSelections, about?: number): Must[] {
  const most = money?.max_total;
  if (most === undefined || most === null) return [];
  const held = heldPrice(car, about);
  const found =
    held === null ? null : car.total_otd !== null ? dollars(held) : about !== undefined ? `about ${dollars(held)}` : `${dollars(held)} asking price`;
  return [{ text: `within ${dollars(most)} out the door`, met: held === null ? null : held <= most, found }];
}

function optionMusts(car: CarFacts, { taste }: ChecklistSelections): Must[] {
  return (taste?.options ?? [])
    .filter((option) => option.wish === 'must')
    .map((option) => ({ text: option.name.toLowerCase(), met: car.options.length === 0 ? null : has(car, option.name), found: null }));
}

function rejectsOf(car: CarFacts, { vehicles, taste, logistics }: ChecklistSelections): string[] {
  const never = new Set((vehicles ?? []).flatMap((vehicle) => vehicle.never_makes ?? []).filter((make) => same(car.make, make)));
  const colours = (taste?.rejected_colours ?? []).filter((colour) => car.exterior_colour?.toLowerCase().includes(colour.toLowerCase()));
  const options = (taste?.options ?? []).filter((option) => option.wish === 'never' && has(car, option.name)).map((option) => option.name);
  const far = logistics?.max_distance && car.distance !== null && car.distance > logistics.max_distance ? [`over ${logistics.max_distance} miles away`] : [];
  return [...never, ...colours, ...options, ...far].map(short);
}

function oneOfMust<Value extends string>(value: Value | null, wanted: readonly Value[] | undefined, labels: Readonly<Record<Value, string>>): Must[] {
  if (!wanted || wanted.length === 0) return [];
  return [
    {
      text: short(wanted.map((one) => lower(labels[one])).join(' or ')),
      met: value === null ? null : wanted.includes(value),
      found: value === null || wanted.length < 2 ? null : lower(labels[value]),
    },
  ];
}

function limitMust(
  value: number | null,
  limit: number | null | undefined,
  holds: (value: number, limit: number) => boolean,
  textFor: (limit: number) => string,
  show: (value: number) => string = grouped,
): Must[] {
  if (limit === undefined || limit === null) return [];
  return [{ text: textFor(limit), met: value === null ? null : holds(value, limit), found: value === null ? null : show(value) }];
}

const grouped = (value: number): string => numberFormat('en-US', {}).format(value);

function has(car: CarFacts, name: string): boolean {
  return car.options.some((option) => option.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(option.toLowerCase()));
}

function same(value: string | null, wanted: string): boolean {
  return value?.trim().toLowerCase() === wanted.trim().toLowerCase();
}

function begins(value: string | null, wanted: string): boolean {
  return value?.trim().toLowerCase().startsWith(wanted.trim().toLowerCase()) ?? false;
}

/** An abbreviation such as SUV stays as it is. */
function lower(text: string): string {
  return text === text.toUpperCase() ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function short(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

function dollars(cents: number): string {
  return numberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100);
}
