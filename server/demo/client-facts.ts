// What may truly be said to and by a client of the demo: from their checklist, their trade-in and their cars.
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { links } from '../db/schema.ts';
import { dollars } from './link-words.ts';
import { tradeOf } from './wishes.ts';
import type { DemoClient, World } from './model.ts';

type LinkRow = typeof links.$inferSelect;

/** A car as it is spoken of. */
export interface SpokenCar {
  row: LinkRow;
  /** As in "RAV4 Hybrid". */
  model: string;
  /** As in "2025 RAV4 Hybrid at Northgate Toyota". */
  name: string;
  dealer: string;
  /** As in "Dublin". */
  town: string;
  distance: number;
  color: string;
  /** Out the door, as in "$39,178"; null while there is no quote. */
  total: string | null;
  /** What the price has come down since the first quote; null where it has not. */
  saved: string | null;
}

export interface ClientFacts {
  client: DemoClient;
  me: string;
  /** First name of the advisor. */
  advisor: string;
  /** What they look for, as in "RAV4 Hybrid or Tucson Hybrid". */
  models: string;
  model: string;
  /** The color they like best, and the one they never want. */
  color: string;
  avoided: string;
  /** Their first must-have, and what they never want. */
  must: string;
  never: string;
  distance: number;
  most: string;
  method: 'cash' | 'finance' | 'lease';
  monthly: string;
  partner: { who: string; first_name: string } | null;
  /** The car they trade in, as in "2017 Kia Sportage" and "Sportage"; null where there is none. */
  trade: { name: string; model: string; lienholder: string | null; payoff: string | null; hasOffer: boolean } | null;
  /** All they may see, whatever became of them. */
  cars: readonly SpokenCar[];
  /** Shown, and neither rejected nor gone. */
  open: readonly SpokenCar[];
  /** The one that came furthest. */
  best: SpokenCar | null;
}

const far: readonly LinkRow['status'][] = ['purchased', 'accepted', 'otd_received', 'otd_requested', 'researched', 'research_requested', 'proposed'];

/** All links of the demo, in the order in which they were added. */
export const linksOf = (db: Database): Promise<LinkRow[]> => db.select().from(links).orderBy(asc(links.created_at), asc(links.id));

/** @param rows all links of the demo */
export function clientFacts(world: World, rows: readonly LinkRow[]): (client: DemoClient) => ClientFacts | null {
  const byClient = new Map<string, LinkRow[]>();
  for (const row of rows) byClient.set(row.user_id, [...(byClient.get(row.user_id) ?? []), row]);
  const names = new Map(world.advisors.map(({ id, first_name }) => [id, first_name]));
  return (client) => {
    const wish = world.wishes.get(client.id);
    if (!wish) return null;
    const { money, vehicles, taste, logistics } = wish.selections;
    const named = (vehicles?.[0]?.makes ?? []).flatMap(({ model }) => model ?? []);
    const option = (how: 'must' | 'never') =>
      (taste?.options?.find((each) => each.wish === how)?.name ?? '').toLowerCase().replace('apple carplay', 'Apple CarPlay');
    const cars = (byClient.get(client.id) ?? []).filter(({ is_displayed }) => is_displayed).map(spoken);
    const open = cars
      .filter(({ row }) => row.status !== 'rejected' && row.status !== 'unavailable')
      .toSorted((one, other) => far.indexOf(one.row.status) - far.indexOf(other.row.status));
    // What is not sent yet, nobody else knows of.
    const trade = client.submitted_at ? tradeOf(wish) : null;
    return {
      client,
      me: client.first_name,
      advisor: names.get(client.advisor_id ?? '') ?? '',
      models: named.length > 0 ? named.join(' or ') : 'hybrid SUV',
      model: named[0] ?? 'hybrid SUV',
      color: (taste?.exterior_colours?.[0] ?? 'Blue').toLowerCase(),
      avoided: (taste?.rejected_colours?.[0] ?? 'White').toLowerCase(),
      must: option('must'),
      never: option('never'),
      distance: logistics?.max_distance ?? 60,
      most: dollars(money?.max_total ?? 0),
      method: money?.method ?? 'cash',
      monthly: dollars(money?.max_monthly ?? 0),
      partner: client.submitted_at ? wish.partner : null,
      trade:
        trade === null
          ? null
          : {
              name: trade,
              model: wish.trade_in.model ?? '',
              lienholder: wish.trade_in.lienholder ?? null,
              payoff: wish.trade_in.payoff ? dollars(wish.trade_in.payoff) : null,
              hasOffer: (wish.trade_in.offers ?? []).length > 0,
            },
      cars,
      open,
      best: open[0] ?? null,
    };
  };
}

function spoken(row: LinkRow): SpokenCar {
  const [total, first] = [row.total_otd, row.first_total_otd];
  return {
    row,
    model: row.model ?? '',
    name: `${row.year} ${row.model} at ${row.dealer}`,
    dealer: row.dealer ?? '',
    town: (row.place ?? '').split(',')[0] ?? '',
    distance: row.distance ?? 0,
    color: row.exterior_colour ?? '',
    total: total === null ? null : dollars(total),
    saved: total !== null && first !== null && first - total > 5_000 ? dollars(first - total) : null,
  };
}
