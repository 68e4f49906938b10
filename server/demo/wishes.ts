// What each client of the demo looks for, what they drive today and who decides with them: every other text about them follows from it.
import { carName } from '../../domain/car-name.ts';
import type { ChecklistSelections, TradeIn } from '../../generated/api.ts';
import { carModels } from './car-models.ts';
import { hannahsWishes } from './links-of-hannah.ts';
import type { DemoClient, DemoWish } from './model.ts';
import type { Random } from './random.ts';

/** Models that one person would look at side by side. */
const kinds: readonly (readonly string[])[] = [
  ['RAV4 Hybrid', 'Tucson Hybrid', 'CR-V Hybrid'],
  ['CX-50 Hybrid', 'Sportage Hybrid', 'RAV4 Hybrid'],
  ['Outback', 'Forester Hybrid'],
  ['Accord Hybrid', 'Camry'],
  ['F-150', 'Silverado 1500'],
  ['Tacoma'],
  ['Sienna', 'Odyssey', 'Carnival'],
  ['Ioniq 5', 'Equinox EV'],
  ['Mazda3 Hatchback', 'Civic Hatchback'],
  ['Crosstrek', 'CX-5'],
  ['NX 350h', 'RDX', 'XC60'],
  ['Highlander Hybrid', 'Telluride'],
];
const comforts = ['Heated seats', 'Ventilated seats', 'Power tailgate', 'Adaptive cruise control', 'Apple CarPlay', 'Surround camera', 'Heated steering wheel'];
/** What somebody would say no to. */
const nuisances = ['Sunroof', 'Roof rails', 'Tow package', 'Premium audio'];
const liked = ['Blue', 'Gray', 'Black', 'Green', 'Red', 'Silver'];
const avoided = ['White', 'White', 'Beige', 'Red', 'Black'];
const owned = [
  { make: 'Kia', model: 'Sportage', trim: 'LX', year: 2017, mileage: 71_200, payoff: 312_000, lienholder: 'Casco Bay Credit Union' },
  { make: 'Ford', model: 'Escape', trim: 'SE', year: 2016, mileage: 98_400, payoff: null, lienholder: null },
  { make: 'Honda', model: 'Civic', trim: 'EX', year: 2018, mileage: 64_050, payoff: 521_500, lienholder: 'Seacoast Savings' },
  { make: 'Chevrolet', model: 'Equinox', trim: 'LT', year: 2015, mileage: 112_800, payoff: null, lienholder: null },
  { make: 'Toyota', model: 'Corolla', trim: 'LE', year: 2014, mileage: 131_500, payoff: null, lienholder: null },
  { make: 'Nissan', model: 'Rogue', trim: 'SV', year: 2019, mileage: 58_900, payoff: 684_000, lienholder: 'Granite State Bank' },
] as const;
const partners = [
  ['husband', 'Daniel'],
  ['wife', 'Sarah'],
  ['husband', 'Mark'],
  ['wife', 'Emily'],
  ['husband', 'Kevin'],
  ['wife', 'Karen'],
] as const;

const day = 86_400_000;
const isoDay = (moment: Date) => moment.toISOString().slice(0, 10);
const offerOf = (car: (typeof owned)[number], random: Random) => (car.payoff ?? 400_000) + random.whole(20, 60) * 10_000;

/** @param id makes an id as of that moment */
export function wishesOf(clients: readonly DemoClient[], random: Random, now: Date, id: (at: Date) => string): ReadonlyMap<string, DemoWish> {
  const ofLogins: Readonly<Record<string, (drawn: DemoWish) => DemoWish>> = { 'client@forecourt.example': hannahsWish, 'client2@forecourt.example': byLoan };
  return new Map(clients.map((client) => [client.id, (ofLogins[client.email] ?? ((drawn) => drawn))(wishOf(client))]));

  function wishOf(client: DemoClient): DemoWish {
    const [who, first_name] = random.pick(partners);
    const partner = random.chance(0.4) ? { who, first_name } : null;
    return { selections: selectionsOf(client, partner), trade_in: tradeInOf(), partner };
  }

  function selectionsOf(client: DemoClient, partner: DemoWish['partner']): ChecklistSelections {
    const names = random.pick(kinds);
    const models = carModels.filter(({ model }) => names.includes(model));
    const wantsNew = random.chance(0.4);
    const dearest = Math.max(...models.map(({ msrp }) => msrp));
    const max_total = Math.round((dearest * (wantsNew ? random.whole(108, 120) : random.whole(88, 102))) / 100_000) * 100_000;
    const method = random.pick(['cash', 'finance', 'finance', 'lease'] as const);
    const [first, second, third] = random.shuffle(comforts);
    const never = random.pick(nuisances);
    const rejected = random.pick(avoided);
    const [color, other] = random.shuffle(liked.filter((each) => each !== rejected));
    const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
    return {
      money: {
        method,
        max_total,
        ...(method === 'cash'
          ? {}
          : {
              max_monthly: Math.round(max_total / 65_000) * 1_000,
              down_payment: random.whole(2, 8) * 100_000,
              credit_tier: random.pick(['excellent', 'good', 'good', 'fair'] as const),
              term_months: method === 'lease' ? 36 : random.pick([48, 60, 72]),
              annual_miles: random.pick([10_000, 12_000, 15_000]),
            }),
      },
      vehicles: [
        {
          id: id(client.joined_at),
          conditions: wantsNew ? ['new', 'certified'] : ['used', 'certified'],
          body_styles: distinct(models.map(({ body }) => body)),
          makes: models.map(({ make, model }) => ({ make, model })),
          never_makes: random.chance(0.3) ? ['Fiat'] : [],
          year_min: wantsNew ? 2023 : random.whole(2021, 2022),
          max_mileage: wantsNew ? 25_000 : random.whole(4, 6) * 10_000,
          drivetrains: distinct(models.map(({ drivetrain }) => drivetrain)),
          transmission: 'automatic',
          fuels: distinct(models.map(({ fuel }) => fuel)),
          seats_min: Math.min(...models.map(({ seats }) => seats)),
        },
      ],
      taste: {
        exterior_colours: [color, other].filter((each) => each !== undefined),
        interior_colours: ['Black'],
        rejected_colours: [rejected],
        options: [
          ...[first, second].flatMap((name) => (name ? [{ name, wish: 'must' as const }] : [])),
          ...[third].flatMap((name) => (name ? [{ name, wish: 'nice' as const }] : [])),
          { name: never, wish: 'never' as const },
        ],
      },
      logistics: {
        zip: client.zip,
        max_distance: random.pick([40, 60, 80, 100]),
        delivery: random.pick(['pick_up', 'delivery', 'either'] as const),
        latest: isoDay(new Date(now.getTime() + random.whole(20, 80) * day)),
        contact_way: random.pick(['chat', 'phone', 'text'] as const),
        contact_time: random.pick(['morning', 'evening', 'any'] as const),
        ...(partner ? { second_decider: deciderOf(partner, client.last_name) } : {}),
      },
    };
  }

  function tradeInOf(): TradeIn {
    if (random.chance(0.45)) return { has_trade_in: false };
    const car = random.pick(owned);
    return {
      has_trade_in: true,
      ...car,
      payoff_good_through: car.payoff === null ? null : isoDay(new Date(now.getTime() + 14 * day)),
      condition: random.pick(['good', 'good', 'fair', 'excellent'] as const),
      title_in_hand: car.payoff === null,
      accidents: random.chance(0.2) ? 1 : 0,
      keys: random.whole(1, 2),
      offers: random.chance(0.5) ? [{ from: 'CarMax', amount: offerOf(car, random), offered_on: isoDay(new Date(now.getTime() - 6 * day)) }] : [],
    };
  }

  /** Hannah’s Sportage, and an offer her quotes are measured by. */
  function hannahsWish(drawn: DemoWish): DemoWish {
    const partner = { who: 'husband', first_name: 'Daniel' } as const;
    const logistics = { ...drawn.selections.logistics, ...hannahsWishes.logistics, second_decider: deciderOf(partner, 'Okafor') };
    const payoffDay = isoDay(new Date(now.getTime() + 14 * day));
    const offers = [{ from: 'CarMax', amount: 1_150_000, offered_on: isoDay(new Date(now.getTime() - 6 * day)) }];
    const own = {
      has_trade_in: true,
      ...owned[0],
      payoff_good_through: payoffDay,
      condition: 'good',
      title_in_hand: false,
      accidents: 0,
      keys: 2,
      offers,
    } as const;
    return { selections: { ...hannahsWishes, logistics }, trade_in: { ...own, offers: [...offers] }, partner };
  }
}

function deciderOf({ first_name }: { first_name: string }, last_name: string): { name: string; email: string } {
  return { name: `${first_name} ${last_name}`, email: `${first_name}.${last_name}`.toLowerCase() + '@mailhaven.example' };
}

/** The car they trade in, as in "2017 Kia Sportage"; null where there is none. */
export function tradeOf({ trade_in }: Pick<DemoWish, 'trade_in'>): string | null {
  return trade_in.has_trade_in ? `${trade_in.year} ${carName(trade_in.make, trade_in.model)}` : null;
}

/** The same wish paid by a loan: the checklist people try the demo with shows every question about money. */
function byLoan(wish: DemoWish): DemoWish {
  const { money } = wish.selections;
  const max_total = money?.max_total ?? 4_000_000;
  const loan = {
    down_payment: 500_000,
    credit_tier: 'good',
    term_months: 60,
    annual_miles: 12_000,
    max_monthly: Math.round(max_total / 65_000) * 1_000,
  } as const;
  return { ...wish, selections: { ...wish.selections, money: { ...loan, ...money, method: 'finance', max_total } } };
}
