// The links of the first demo client: the ones a visitor looks at first, chosen one by one.
import { carName } from '../../domain/car-name.ts';
import type { ChecklistSelections } from '../../generated/api.ts';
import { carColours } from './car-models.ts';
import { makeCar, vinOf, type DemoCar } from './cars.ts';
import { chosenLinks, type ChosenLink } from './links-chosen-for-hannah.ts';
import type { LinkStory } from './link-story.ts';
import type { Random } from './random.ts';
import type { World } from './model.ts';

const equipment: readonly string[] = ['Heated seats', 'Ventilated seats', 'Power tailgate', 'Adaptive cruise control', 'Apple CarPlay', 'Surround camera'];

/** What Hannah looks for: eight musts. */
export const hannahsWishes: ChecklistSelections = {
  money: { method: 'finance', max_total: 4_100_000, max_monthly: 62_000, down_payment: 500_000, credit_tier: 'good', term_months: 60, annual_miles: 12_000 },
  vehicles: [
    {
      id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10',
      conditions: ['new', 'certified'],
      body_styles: ['suv', 'wagon'],
      makes: [],
      never_makes: ['Fiat'],
      max_mileage: 20_000,
      drivetrains: ['awd'],
      fuels: ['hybrid', 'plug_in_hybrid'],
    },
  ],
  taste: {
    exterior_colours: ['Blueprint', 'Green'],
    interior_colours: ['Black'],
    rejected_colours: ['Beige'],
    options: [
      { name: 'Power tailgate', wish: 'must' },
      { name: 'Ventilated seats', wish: 'must' },
      { name: 'Heated seats', wish: 'nice' },
    ],
  },
  logistics: { zip: '43215', max_distance: 60, delivery: 'either', contact_way: 'chat', contact_time: 'evening' },
};

/** Twelve links; three prices for the same car to be held side by side. */
export function hannahsLinks(world: World, random: Random): LinkStory[] {
  const client = world.clients.find((each) => each.email === 'client@forecourt.example');
  if (!client) return [];
  return chosenLinks.map(({ tier, category, course, comments, quotes, ...wish }) => {
    const car = carOf(random, wish);
    return { client, car, course, is_displayed: true, tier, category, comments, ...(quotes ? { quotes } : {}) };
  });
}

function carOf(random: Random, wish: Omit<ChosenLink, 'tier' | 'category' | 'course' | 'comments' | 'quotes'>): DemoCar {
  const { model, trim, year, price, miles, dealer, place, distance, colour, lacks } = wish;
  const car = makeCar(random, 'Columbus, OH', { models: [model] });
  const condition = year >= 2025 ? 'new' : 'certified';
  const vin = vinOf(random, car.vin?.slice(0, 3) ?? '2T3', year);
  const title = `${year} ${carName(car.make, model, trim)}${condition === 'certified' ? ', certified' : ''}`;
  const host = dealer.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const [exterior_colour, paint] = carColours.find(([name]) => name === colour) ?? ['Blueprint', '#3E5C6B'];
  const url = `https://${host}.example/inventory/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${vin.toLowerCase()}`;
  return {
    ...car,
    title,
    url,
    vin,
    trim,
    year,
    condition,
    price,
    miles,
    dealer,
    place,
    distance,
    exterior_colour,
    paint,
    options: equipment.filter((option) => option !== lacks),
  };
}
