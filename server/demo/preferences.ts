// A checklist for every client: started, submitted, or returned for changes; with trade-ins.
import { checklistProgress } from '../../domain/checklist.ts';
import type { ChecklistSelections, TradeIn } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { packages, userPreferences } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { hannahsWishes } from './links-of-hannah.ts';
import type { DemoClient, World } from './world.ts';

const wanted = [
  {
    body: 'suv',
    makes: [
      ['Toyota', 'RAV4 Hybrid'],
      ['Hyundai', 'Tucson Hybrid'],
      ['Honda', 'CR-V Hybrid'],
    ],
    fuels: ['hybrid'],
  },
  {
    body: 'suv',
    makes: [
      ['Subaru', 'Outback'],
      ['Subaru', 'Forester'],
    ],
    fuels: ['gas'],
  },
  {
    body: 'sedan',
    makes: [
      ['Honda', 'Accord Hybrid'],
      ['Toyota', 'Camry'],
    ],
    fuels: ['hybrid', 'gas'],
  },
  {
    body: 'truck',
    makes: [
      ['Ford', 'F-150'],
      ['Toyota', 'Tacoma'],
    ],
    fuels: ['gas'],
  },
  {
    body: 'minivan',
    makes: [
      ['Toyota', 'Sienna'],
      ['Honda', 'Odyssey'],
    ],
    fuels: ['hybrid', 'gas'],
  },
  {
    body: 'suv',
    makes: [
      ['Hyundai', 'Ioniq 5'],
      ['Kia', 'EV6'],
      ['Ford', 'Mustang Mach-E'],
    ],
    fuels: ['electric'],
  },
  {
    body: 'hatchback',
    makes: [
      ['Mazda', 'Mazda3'],
      ['Toyota', 'Prius'],
    ],
    fuels: ['gas', 'hybrid'],
  },
] as const;
const options = ['Heated seats', 'Sunroof', 'Adaptive cruise control', 'Tow hitch', 'Apple CarPlay', 'Leather seats', '360 camera', 'Third row'] as const;
const colours = ['Blue', 'Gray', 'Black', 'Green', 'Red', 'Silver'] as const;
const owned = [
  { make: 'Kia', model: 'Sportage', trim: 'LX', year: 2017, mileage: 71_200, payoff: 312_000, lienholder: 'Casco Bay Credit Union' },
  { make: 'Ford', model: 'Escape', trim: 'SE', year: 2016, mileage: 98_400, payoff: null, lienholder: null },
  { make: 'Honda', model: 'Civic', trim: 'EX', year: 2018, mileage: 64_050, payoff: 521_500, lienholder: 'Seacoast Savings' },
  { make: 'Chevrolet', model: 'Equinox', trim: 'LT', year: 2015, mileage: 112_800, payoff: null, lienholder: null },
] as const;

const day = 86_400_000;
const isoDay = (moment: Date) => moment.toISOString().slice(0, 10);

export async function fillPreferences(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('preferences');
  const bought = new Map(
    (await db.select({ id: packages.id, identifier: packages.package_identifier }).from(packages)).map(({ id, identifier }) => [identifier, id]),
  );

  const wishesOf = (client: DemoClient): ChecklistSelections => {
    const ranked = random.shuffle(wanted).slice(0, random.whole(1, 2));
    const method = random.pick(['cash', 'finance', 'finance', 'lease'] as const);
    const [first, second, third, never] = random.shuffle(options);
    const [liked, alsoLiked] = random.shuffle(colours);
    return {
      money: {
        method,
        max_total: random.whole(24, 62) * 100_000,
        ...(method === 'cash'
          ? {}
          : {
              max_monthly: random.whole(38, 78) * 1_000,
              down_payment: random.whole(2, 10) * 100_000,
              credit_tier: random.pick(['excellent', 'good', 'good', 'fair'] as const),
              term_months: random.pick([36, 48, 60, 72]),
              annual_miles: random.pick([10_000, 12_000, 15_000]),
            }),
      },
      vehicles: ranked.map((kind) => ({
        id: world.id(client.joined_at),
        conditions: random.chance(0.4) ? ['new', 'certified'] : ['used', 'certified'],
        body_styles: [kind.body],
        makes: kind.makes.map(([make, model]) => ({ make, model })),
        never_makes: random.chance(0.3) ? ['Fiat'] : [],
        year_min: random.whole(2020, 2024),
        max_mileage: random.whole(2, 5) * 10_000,
        drivetrains: random.chance(0.6) ? ['awd'] : ['fwd', 'awd'],
        transmission: 'automatic',
        fuels: [...kind.fuels],
        seats_min: 5,
      })),
      taste: {
        exterior_colours: [liked, alsoLiked].filter((colour) => colour !== undefined),
        interior_colours: ['Black'],
        rejected_colours: ['White'],
        options: [
          ...[first, second].flatMap((name) => (name ? [{ name, wish: 'must' as const }] : [])),
          ...[third].flatMap((name) => (name ? [{ name, wish: 'nice' as const }] : [])),
          ...[never].flatMap((name) => (name ? [{ name, wish: 'never' as const }] : [])),
        ],
      },
      logistics: {
        zip: client.zip,
        max_distance: random.pick([30, 60, 100, 150]),
        delivery: random.pick(['pick_up', 'delivery', 'either'] as const),
        latest: isoDay(new Date(world.now.getTime() + random.whole(20, 80) * day)),
        contact_way: random.pick(['chat', 'phone', 'text'] as const),
        contact_time: random.pick(['morning', 'evening', 'any'] as const),
      },
    };
  };

  const tradeInOf = (): TradeIn => {
    if (random.chance(0.45)) return { has_trade_in: false };
    const { payoff, ...car } = random.pick(owned);
    const payoffDay = payoff === null ? null : isoDay(new Date(world.now.getTime() + 14 * day));
    return {
      has_trade_in: true,
      ...car,
      payoff,
      payoff_good_through: payoffDay,
      condition: random.pick(['good', 'good', 'fair', 'excellent'] as const),
      title_in_hand: payoff === null,
      accidents: random.chance(0.2) ? 1 : 0,
      keys: random.whole(1, 2),
      offers: random.chance(0.5) ? [{ from: 'CarMax', amount: random.whole(60, 120) * 10_000, offered_on: isoDay(world.daysAgo(6)) }] : [],
    };
  };

  const rows = world.clients.flatMap((client, index): (typeof userPreferences.$inferInsert)[] => {
    const package_id = bought.get(client.package_identifier);
    if (package_id === undefined) return [];
    const isHannah = client.email === 'client@forecourt.example';
    const drawn = wishesOf(client);
    const wishes = isHannah ? { ...hannahsWishes, logistics: { ...drawn.logistics, ...hannahsWishes.logistics } } : drawn;
    const whole = client.submitted_at !== null;
    // A checklist in progress has its first steps; a client who has only paid has not started one.
    const selections: ChecklistSelections = whole
      ? wishes
      : client.stage === 'paid'
        ? {}
        : { ...(wishes.money ? { money: wishes.money } : {}), ...(index % 2 === 0 && wishes.vehicles ? { vehicles: wishes.vehicles } : {}) };
    const owns: TradeIn = whole ? tradeInOf() : {};
    const trade_in: TradeIn = isHannah ? { ...owns, has_trade_in: true, ...owned[0] } : owns;
    const returned = client.stage === 'intake_review' && index % 4 === 0;
    return [
      {
        id: world.id(client.joined_at),
        user_id: client.id,
        package_id,
        status: !whole ? 'draft' : returned ? 'changes_requested' : 'submitted',
        progress: checklistProgress(selections, trade_in),
        selections,
        trade_in,
        submitted_at: client.submitted_at?.toISOString() ?? null,
        changes_note: returned ? 'Is a plug-in hybrid an option for you? And how far would you drive for the right one?' : null,
        created_at: client.joined_at.toISOString(),
        updated_at: (client.submitted_at ?? client.joined_at).toISOString(),
      },
    ];
  });
  await db.insert(userPreferences).values(rows);
}
