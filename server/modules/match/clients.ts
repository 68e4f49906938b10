// Clients whose wishes are held against a car, or against what is asked for: narrowed and put in order by what the database made of each checklist, and then
// judged by the very function whose answer the client reads.
import { and, eq, inArray, or, sql, type Column, type SQL } from 'drizzle-orm';
import { briefOf } from '../../../domain/brief.ts';
import { fitOf, heldPrice } from '../../../domain/fit.ts';
import { stepsWhenOver } from '../../../domain/pipeline.ts';
import { zipRanges } from '../../../domain/zip-ranges.ts';
import { homeState, wantedZip } from '../../../domain/zip-state.ts';
import type { ChecklistSelections, MatchAnswer, MatchClient, operations, StepInProcess } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { dashboardListings, links, userPreferences, users } from '../../db/schema.ts';
import { placeOfZip } from '../../places/zip-places.ts';
import type { Estimator } from '../links/index.ts';
import { ofClientsKept } from '../people/index.ts';
import { milesFrom, shownCar, type Car, type Own } from './cars.ts';

type Filter = NonNullable<NonNullable<operations['matchClients']['parameters']['query']>['filter']>;

const most = 60;

/** The newest checklist of each client in progress, in the caller's scope: what the work table keeps of clients says whose they are. */
const wishes = (actor: Actor, withClients: boolean): SQL => sql`from ${dashboardListings}
  join ${userPreferences} on ${userPreferences.user_id} = ${dashboardListings.user_id} and ${userPreferences.is_newest}
  ${withClients ? sql`join ${users} on ${users.id} = ${dashboardListings.user_id}` : sql``}
  where ${and(
    ofClientsKept(actor, { clientId: dashboardListings.user_id, advisorId: dashboardListings.advisor_id }),
    sql`${dashboardListings.is_alive}`,
    sql`${dashboardListings.step_in_process} not in (${sql.raw(stepsWhenOver.map((step) => `'${step}'`).join(', '))})`,
  )}`;

const { wish_total, wish_distance, wish_latest, wish_bodies, wish_fuels, wish_makes, never_makes, selections } = userPreferences;
/** One of these is wished, or nothing is. Of every client in progress: each value is looked for alone, for a list of them is taken apart anew for each checklist. */
const open = (wished: Column, values: readonly string[]): SQL =>
  sql`(${sql.join([...values.map((value) => sql`${wished} ? ${value}`), sql`jsonb_array_length(${wished}) = 0`], sql` or `)})`;
/** Some vehicle of the wish leaves this open or has it: JSON path, with `$value` given. */
const someVehicle = (condition: string, value: unknown): SQL =>
  sql`(jsonb_array_length(coalesce(${selections} -> 'vehicles', '[]'::jsonb)) = 0
    or jsonb_path_exists(${selections}, ${sql.raw(`'$.vehicles[*] ? (${condition})'`)}, ${JSON.stringify({ value })}::jsonb))`;
const openOr = (field: string, comparison: string): string => `!exists(@.${field}) || @.${field} == null || ${comparison}`;

/** A filter's value as the lists' dialect has it: one, or any of several. */
const anyOf = <Value>(value: Value | Value[] | undefined): Value[] | undefined => (value === undefined ? undefined : Array.isArray(value) ? value : [value]);
const inLower = (values: readonly string[]): string[] => values.map((value) => value.toLowerCase());
const oneOf = (conditions: SQL[] | undefined): SQL | undefined =>
  conditions === undefined ? undefined : sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

function wanted(filter: Filter): SQL | undefined {
  const { budget_gte, budget_lte, distance_gte, needed_by_lte } = filter;
  const [bodies, fuels, makes] = [anyOf(filter.body_style), anyOf(filter.fuel), anyOf(filter.make)];
  return and(
    // Asked in this order, of each checklist until one of them is not so: what costs least comes first.
    budget_gte === undefined ? undefined : sql`${wish_total} >= ${budget_gte}`,
    budget_lte === undefined ? undefined : sql`${wish_total} <= ${budget_lte}`,
    distance_gte === undefined ? undefined : sql`(${wish_distance} is null or ${wish_distance} >= ${distance_gte})`,
    needed_by_lte === undefined ? undefined : sql`${wish_latest} <= ${needed_by_lte}`,
    bodies && open(wish_bodies, bodies),
    fuels && open(wish_fuels, fuels),
    makes && open(wish_makes, inLower(makes)),
    oneOf(makes && inLower(makes).map((make) => sql`not coalesce(${never_makes} ? ${make}, false)`)),
    oneOf(anyOf(filter.condition)?.map((condition) => someVehicle('!exists(@.conditions[*]) || @.conditions[*] == $value', condition))),
    oneOf(
      anyOf(filter.model)?.map(
        (model) =>
          sql`exists (select 1 from jsonb_path_query(${selections}, '$.vehicles[*].makes[*].model') as model where lower(model #>> '{}') = lower(${model}))`,
      ),
    ),
    oneOf(
      anyOf(filter.must_have)?.map(
        (option) =>
          sql`exists (select 1 from jsonb_path_query(${selections}, '$.taste.options[*] ? (@.wish == "must").name') as option where option #>> '{}' ilike ${`%${escaped(option)}%`})`,
      ),
    ),
    oneOf(anyOf(filter.method)?.map((method) => sql`${selections} #>> '{money,method}' = ${method}`)),
    oneOf(
      anyOf(filter.year)?.map((year) =>
        someVehicle(`(${openOr('year_min', '@.year_min <= $value')}) && (${openOr('year_max', '@.year_max >= $value')})`, year),
      ),
    ),
    oneOf(anyOf(filter.miles)?.map((miles) => someVehicle(openOr('max_mileage', '@.max_mileage >= $value'), miles))),
  );
}

/** A car, and what it would come to out the door by where a client lives. */
interface Held {
  car: Car;
  estimate: Estimator;
}

/** What a budget is held against, by the first three digits of where the client lives; null where nothing is known of the price. */
function priceAt({ car, estimate }: Held): SQL | null {
  const price = car.total_otd ?? car.price;
  if (price === null) return null;
  const byState = new Map([...new Set(zipRanges.map(([, , state]) => state))].map((state) => [state, estimate({ ...car, state })?.total_otd]));
  const byDigits = zipRanges.flatMap(([first, last, state]) =>
    Array.from({ length: last - first + 1 }, (_unused, at) => [String(first + at).padStart(3, '0'), byState.get(state)] as const),
  );
  const estimated = Object.fromEntries(byDigits.filter(([, about]) => about !== undefined));
  if (Object.keys(estimated).length === 0) return sql`${price}::int`;
  return sql`coalesce((${JSON.stringify(estimated)}::jsonb ->> left(coalesce(users.zip, ${selections} #>> '{logistics,zip}'), 3))::int, ${price}::int)`;
}

/** How well a car answers a wish by what the database keeps of it: enough to choose whom to look at. */
function near(held: Held): SQL {
  const { car } = held;
  const price = priceAt(held);
  const parts = [
    car.body_style ? sql`case when ${open(wish_bodies, [car.body_style])} then 2 else 0 end` : undefined,
    car.fuel ? sql`case when ${open(wish_fuels, [car.fuel])} then 1 else 0 end` : undefined,
    car.make ? sql`case when ${open(wish_makes, [car.make.toLowerCase()])} then 3 when ${wish_makes} = '[]'::jsonb then 1 else 0 end` : undefined,
    car.make ? sql`case when coalesce(${never_makes} ? ${car.make.toLowerCase()}, false) then -9 else 0 end` : undefined,
    price === null
      ? undefined
      : sql`case when ${wish_total} is null then 1 when ${wish_total} >= ${price} then 3 when ${wish_total} * 1.1 >= ${price} then 1 else 0 end`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? sql`0` : sql`(${sql.join(parts, sql` + `)})`;
}

type Wish = {
  user_id: string;
  client_name: string;
  package_name: string | null;
  zip: string | null;
  step_in_process: StepInProcess;
  checklist_id: string;
  selections: ChecklistSelections;
};

/** What is shown of a checklist that is held against no car; the rest is most of it. What it lacks is null. */
const partsShown = sql`jsonb_build_object('vehicles', ${selections} -> 'vehicles', 'money', ${selections} -> 'money', 'logistics', ${selections} -> 'logistics')`;

/** Numbers of all, and one of the chosen; without any a row of the numbers alone. */
type Row = { active: number; matching: number } & (Wish | { user_id: null });

/** Clients for a car or a wish, those it fits best first; without a car those who need it first. */
export async function clientsFor(db: Database, actor: Actor, filter: Filter, held: Held | undefined): Promise<MatchAnswer> {
  const asked = wanted(filter);
  const car = held?.car;
  // Each checklist is looked at once, for the choice and both numbers; of most clients no more is read than that. What is shown of the chosen is looked up for each of
  // them: to join it, the database would read all clients and all checklists again.
  const order = sql`nearness desc, wish_latest nulls last, user_id`;
  const { rows } = await db.execute<Row>(sql`with wishes as materialized (select ${dashboardListings.user_id}, ${dashboardListings.step_in_process},
      ${userPreferences.id} as checklist_id, ${wish_latest}, ${held ? near(held) : sql`0`} as nearness, coalesce(${asked ?? sql`true`}, false) as is_asked
      ${wishes(actor, held !== undefined)}),
    chosen as (select * from wishes where is_asked order by ${order} limit ${sql.raw(String(most))}),
    numbers as (select count(*)::int as active, (count(*) filter (where is_asked))::int as matching from wishes)
    select numbers.active, numbers.matching, chosen.user_id, chosen.step_in_process, chosen.checklist_id, shown.client_name, shown.zip, shown.package_name, shown.selections
    from numbers left join chosen on true left join lateral (select users.name as client_name, users.zip, packages.name as package_name,
        (select ${held ? selections : partsShown} from user_preferences where user_preferences.id = chosen.checklist_id) as selections
      from users left join packages on packages.id = users.package_id where users.id = chosen.user_id offset 0) as shown on true
    order by ${order}`);
  const [{ active, matching } = { active: 0, matching: 0 }] = rows;
  const found = rows.filter((row): row is Row & Wish => row.user_id !== null);
  const own = car
    ? await ownLinksTo(
        db,
        car,
        found.map((row) => row.user_id),
      )
    : [];
  const clients = await Promise.all(found.map((row) => clientOf(row, held, own)));
  return {
    car: car ? shownCar(car) : null,
    clients: car ? clients.toSorted((one, other) => rankOf(other) - rankOf(one)) : clients,
    matching,
    active,
  };
}

const rankOf = ({ fit, over_budget }: MatchClient): number => (fit?.score ?? -1) - ((over_budget ?? 0) > 0 ? 50 : 0) - (fit?.rejects_hit.length ?? 0) * 100;

type OwnOfClient = Own & { user_id: string };

/** The links that these clients have to this car: by client, for an address alone has no index. */
async function ownLinksTo(db: Database, car: Car, clientIds: readonly string[]): Promise<OwnOfClient[]> {
  if (clientIds.length === 0) return [];
  const same = [
    eq(links.id, car.id),
    ...(car.vin ? [eq(links.vin, car.vin)] : []),
    ...(car.url ? [eq(links.url, car.url)] : []),
    ...(car.listing_id ? [eq(links.listing_id, car.listing_id)] : []),
  ];
  return db
    .select({ id: links.id, user_id: links.user_id, status: links.status, url: links.url, vin: links.vin, listing_id: links.listing_id })
    .from(links)
    .where(and(inArray(links.user_id, [...clientIds]), or(...same)))
    .limit(1000);
}

async function clientOf(row: Wish, held: Held | undefined, own: readonly OwnOfClient[]): Promise<MatchClient> {
  const { money, logistics } = row.selections;
  const car = held?.car;
  const about = held?.estimate({ ...held.car, state: homeState(row.zip, row.selections) })?.total_otd;
  const distance = car ? await milesFrom(await placeOfZip(wantedZip(row.zip, row.selections)), car) : null;
  const price = car ? heldPrice(car, about) : null;
  const theirs = own.find((link) => link.user_id === row.user_id);
  const max_total = money?.max_total ?? null;
  return {
    user_id: row.user_id,
    client_name: row.client_name,
    package_name: row.package_name,
    step_in_process: row.step_in_process,
    checklist_id: row.checklist_id,
    // Budget and distance have columns of their own.
    wants: briefOf({ vehicles: row.selections.vehicles ?? [] }),
    max_total,
    max_monthly: money?.max_monthly ?? null,
    max_distance: logistics?.max_distance ?? null,
    needed_by: logistics?.latest ?? null,
    distance,
    about_otd: about ?? null,
    over_budget: price === null || max_total === null ? null : price - max_total,
    fit: car ? fitOf({ ...car, distance }, row.selections, about) : null,
    link_id: theirs?.id ?? null,
    link_status: theirs?.status ?? null,
  };
}
