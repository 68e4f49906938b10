// One demo car: a model with trim, year, price, miles, colours, options, seller and a VIN whose check digit fits.
import { carName } from '../../domain/car-name.ts';
import { checkDigit } from '../../domain/vin.ts';
import type { links } from '../db/schema.ts';
import { carColours, carModels, carOptions, dealerOf, interiorColours, townNear } from './car-models.ts';
import type { Random } from './random.ts';

type NewLink = typeof links.$inferInsert;
/** What a link and a listing share. */
export type DemoCar = Required<
  Pick<
    NewLink,
    | 'title'
    | 'url'
    | 'vin'
    | 'make'
    | 'model'
    | 'trim'
    | 'year'
    | 'condition'
    | 'price'
    | 'miles'
    | 'dealer'
    | 'place'
    | 'distance'
    | 'body_style'
    | 'fuel'
    | 'drivetrain'
    | 'transmission'
    | 'seats'
    | 'doors'
    | 'exterior_colour'
    | 'interior_colour'
    | 'options'
  >
> & { paint: string };

const vinCharacters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const vinYears: Readonly<Record<number, string>> = { 2021: 'M', 2022: 'N', 2023: 'P', 2024: 'R', 2025: 'S', 2026: 'T' };

/** Which cars come into question; anything where nothing is said. */
export interface CarWish {
  models?: readonly string[];
  /** Chosen from, the likely ones more than once. */
  years?: readonly number[];
  /** Parts of a color's name, or of an option's, that the car must not have. */
  without?: readonly string[];
  /** Options it has. */
  options?: readonly string[];
}

const anyYear = [2026, 2025, 2025, 2025, 2024, 2024, 2023, 2023, 2022, 2021];

/** @param place of the client, "Portland, ME" */
export function makeCar(random: Random, place: string, wish: CarWish = {}): DemoCar {
  const candidates = carModels.filter((each) => !wish.models || wish.models.includes(each.model));
  const isAllowed = (name: string) => !wish.without?.some((part) => name.includes(part));
  const model = random.pick(candidates.length > 0 ? candidates : carModels);
  const year = random.pick(wish.years ?? anyYear);
  const isNew = year >= 2025;
  const miles = isNew ? random.whole(3, 40) : (2026 - year) * random.whole(7_000, 13_500) + random.whole(0, 900);
  const [exterior_colour, paint] = random.pick(carColours.filter(([name]) => isAllowed(name)));
  const trimIndex = random.whole(0, model.trims.length - 1);
  const trim = model.trims[trimIndex] ?? '';
  const worth = model.msrp * (1 + trimIndex * 0.06) * (isNew ? random.pick([0.96, 0.98, 1, 1.01]) : 0.93 ** (2026 - year) * (1 - miles / 900_000));
  const dealer = dealerOf(model.make, random.whole(0, 11));
  const town = townNear(place, random.whole(0, 5));
  const vin = vinOf(random, model.vin, year);
  const condition = isNew ? ('new' as const) : random.pick(['used', 'certified'] as const);
  const title = `${year} ${carName(model.make, model.model, trim)}${condition === 'certified' ? ', certified' : ''}`;
  const slug = `${condition}-${year}-${model.make}-${model.model}-${trim}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    title,
    url: `https://${dealer.host}/inventory/${slug}-${vin.toLowerCase()}`,
    vin,
    make: model.make,
    model: model.model,
    trim,
    year,
    condition,
    // Asking prices end in a five or a zero.
    price: Math.round(worth / 5) * 500,
    miles,
    dealer: dealer.name,
    place: town.place,
    distance: town.distance,
    body_style: model.body,
    fuel: model.fuel,
    drivetrain: model.drivetrain,
    transmission: 'automatic',
    seats: model.seats,
    doors: model.body === 'sedan' || model.body === 'truck' ? 4 : 5,
    exterior_colour,
    interior_colour: random.pick(interiorColours),
    options: [...new Set([...(wish.options ?? []), ...random.shuffle(carOptions.filter(isAllowed)).slice(0, random.whole(4, 9))])],
    paint,
  };
}

/** A VIN of this maker and year, with the check digit that belongs to it. @param prefix three characters; more where what follows says the model */
export function vinOf(random: Random, prefix: string, year: number): string {
  const letters = (count: number) => Array.from({ length: count }, () => random.pick([...vinCharacters])).join('');
  const serial = String(random.whole(100_000, 999_999));
  const raw = `${prefix}${letters(5).slice(prefix.length - 3)}0${vinYears[year] ?? 'S'}${letters(1)}${serial}`;
  return raw.slice(0, 8) + (checkDigit(raw) ?? '0') + raw.slice(9);
}
