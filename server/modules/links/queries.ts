// Reading links: with names, photos, and how each meets its client's checklist.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { fitOf, fits, type CarFacts } from '../../../domain/fit.ts';
import { openStatuses } from '../../../domain/link-over.ts';
import { turnOf } from '../../../domain/link-turn.ts';
import { homeState } from '../../../domain/zip-state.ts';
import type { ChecklistSelections, Link, LinkCounts } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { anyOf, prepared } from '../../db/prepared.ts';
import { links, userPreferences, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { inWave } from '../../db/transactions.ts';
import type { Services } from '../../services.ts';
import { ofClients, ofPerson, person } from '../people/index.ts';
import { estimatesOf } from './estimates.ts';
import { photosOf, previewsOf } from './photos.ts';
import { linkScope } from './scope.ts';

export type LinkRow = typeof links.$inferSelect;

export interface LinkQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
  /** Where not all of a row is wanted. */
  fields?: readonly string[];
}

/** Whose a link is: the client and their advisor. */
const people = sql`left join users as person on person.id = links.user_id left join users as advisor on advisor.id = person.advisor_id`;
const names = { client_name: sql<string>`person.name`, advisor_name: sql<string | null>`advisor.name` };
/** What a row gets afterwards has its place from the beginning: to add it to one of so many columns is to copy the row, several times over. */
const places = { preview: sql<Link['preview']>`null`, photo_count: sql<number>`0`, fit: sql<Link['fit']>`null` };

/** One page of the links the actor may see, narrowed by `also`. */
export async function linkPage(db: Database, services: Services, actor: Actor, query: LinkQuery, also?: SQL): Promise<Page<Link>> {
  const page = await listRows(db, links, {
    scope: and(linkScope(actor), also),
    filter: query.filter,
    sort: query.sort,
    range: query.range,
    search: [textOf(links), ofPerson(links.user_id, { among: ofClients(actor, users.id), joined: person })],
    joins: people,
    extra: { ...names, ...places },
    defaultSort: ['created_at', 'DESC'],
  });
  const isCarWanted = query.fields?.some((name) => name in places) ?? true;
  return isCarWanted ? { ...page, rows: await withCar(db, services, actor, page.rows) } : page;
}

/** One link as the contract shows it, with all its photos. @throws Problem 404 out of scope */
export async function linkView(db: Database, services: Services, actor: Actor, id: string): Promise<Link> {
  const [page, photos] = await inWave(
    () => linkPage(db, services, actor, { filter: { id }, range: [0, 0] }),
    () => photosOf(db, services, actor, 'link_id', [id]),
  );
  const [link] = page.rows;
  if (!link) throw notFound();
  return { ...link, photos: photos.get(id) ?? [] };
}

type NamedRow = LinkRow & { client_name: string; advisor_name: string | null } & { -readonly [Name in keyof typeof places]: Link[Name] };

async function withCar(db: Database, services: Services, actor: Actor, rows: readonly NamedRow[]): Promise<Link[]> {
  const [previews, fitsOfRows] = await inWave(
    () =>
      previewsOf(
        db,
        services,
        actor,
        rows.map((row) => row.id),
      ),
    () => fitsOf(db, services, rows),
  );
  return rows.map((row, index) => {
    const shown = previews.get(row.id);
    row.preview = shown?.preview ?? null;
    row.photo_count = shown?.photo_count ?? 0;
    row.fit = fitsOfRows[index] ?? null;
    return row;
  });
}

/** How each link meets its client's checklist, by its place. */
async function fitsOf(db: Database, services: Services, rows: readonly (CarFacts & { user_id: string })[]): Promise<Link['fit'][]> {
  const wishes = await wishesOf(db, [...new Set(rows.map((row) => row.user_id))]);
  // Who names no budget holds no price against one.
  const estimates = await estimatesOf(
    db,
    services,
    rows.map(({ user_id, price, total_otd }) => {
      const wish = wishes.get(user_id);
      return { price, total_otd, state: wish?.selections?.money?.max_total ? wish.state : undefined };
    }),
  );
  return rows.map((row, index) => {
    const selections = wishes.get(row.user_id)?.selections;
    return selections ? fitOf(row, selections, estimates[index]?.total_otd) : null;
  });
}

/** What a client wants, and where they live. */
interface ClientWish {
  /** Null without a checklist. */
  selections: ChecklistSelections | null;
  /** Two letters, where they live. */
  state: string | undefined;
}

const selectionsOf = prepared<{ ids: readonly string[] }, { id: string; zip: string | null; selections: ChecklistSelections | null }>(
  () => sql`select ${users.id}, ${users.zip}, ${userPreferences.selections} from ${users} left join ${userPreferences} on ${userPreferences.user_id} = ${users.id}
    where ${users.id} = ${anyOf('ids')} order by ${userPreferences.updated_at}`,
);

/** The checklist of each client; of several packages the one that was worked on last. */
export async function wishesOf(db: Database, clientIds: readonly string[]): Promise<Map<string, ClientWish>> {
  if (clientIds.length === 0) return new Map();
  const rows = await selectionsOf(db, { ids: clientIds });
  return new Map(rows.map(({ id, zip, selections }) => [id, { selections, state: homeState(zip, selections) }]));
}

/** How many links of a client the actor may see. */
export async function countLinks(db: Database, actor: Actor, clientId: string): Promise<{ count: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(links)
    .where(and(linkScope(actor), eq(links.user_id, clientId)));
  return { count: row?.count ?? 0 };
}

/** The same, state by state; of the hidden ones how many fit the checklist. */
export async function countByStatus(db: Database, services: Services, actor: Actor, clientId: string): Promise<LinkCounts> {
  const rows = await db
    .select({ status: links.status, is_displayed: links.is_displayed, count: sql<number>`count(*)::int` })
    .from(links)
    .where(and(linkScope(actor), eq(links.user_id, clientId)))
    .groupBy(links.status, links.is_displayed);
  const sum = (counted: typeof rows) => counted.reduce((total, row) => total + row.count, 0);
  const byStatus = (counted: typeof rows) => Object.fromEntries(counted.map(({ status }) => [status, sum(counted.filter((row) => row.status === status))]));
  const hidden = rows.filter((row) => !row.is_displayed);
  return {
    all: sum(rows),
    your_turn: sum(rows.filter((row) => turnOf(row) === 'client')),
    by_status: byStatus(rows),
    hidden_by_status: byStatus(hidden),
    hidden_fitting: hidden.some(({ status }) => openStatuses.includes(status)) ? await countHiddenFitting(db, services, actor, clientId) : 0,
  };
}

/** What a car is held against the checklist by, without the texts of its row. */
const judged = {
  user_id: links.user_id,
  make: links.make,
  model: links.model,
  trim: links.trim,
  year: links.year,
  condition: links.condition,
  price: links.price,
  total_otd: links.total_otd,
  miles: links.miles,
  distance: links.distance,
  body_style: links.body_style,
  fuel: links.fuel,
  drivetrain: links.drivetrain,
  transmission: links.transmission,
  seats: links.seats,
  doors: links.doors,
  exterior_colour: links.exterior_colour,
  options: links.options,
};

/** Read only where there are hidden ones: what fits is computed of the car, as its list shows it. */
async function countHiddenFitting(db: Database, services: Services, actor: Actor, clientId: string): Promise<number> {
  const held = and(linkScope(actor), eq(links.user_id, clientId), eq(links.is_displayed, false), inArray(links.status, [...openStatuses]));
  const rows = await db.select(judged).from(links).where(held);
  return (await fitsOf(db, services, rows)).filter(fits).length;
}
