// Reading the work table: one line for each client, due and overdue dates on top.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { closingSteps, reEngageOf, stepsWhenOver } from '../../../domain/pipeline.ts';
import type { DashboardCounts, DashboardListing, StatusTracker, StepInProcess } from '../../../generated/api.ts';
import { isGroupedBy } from '../../../engine/server/groups.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows, totalCap } from '../../db/list.ts';
import { asksFor } from '../../db/conditions.ts';
import { inWave } from '../../db/transactions.ts';
import { dashboardListings, stepsBegun, users } from '../../db/schema.ts';
import { deskChatId } from '../chats/index.ts';
import { ofClients, ofPerson, person } from '../people/index.ts';
import { pipelineScope } from './scope.ts';
import { firmToday } from './today.ts';

export interface PipelineQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** What a line shows of its client: at most one row each. */
const joins = sql`left join users as person on person.id = dashboard_listings.user_id
  left join users as advisor on advisor.id = person.advisor_id
  left join packages on packages.id = person.package_id
  left join customer_trackers as tracker on tracker.user_id = dashboard_listings.user_id`;

const derived = {
  client_name: sql<string>`person.name`,
  advisor_name: sql<string | null>`advisor.name`,
  package_name: sql<string | null>`packages.name`,
  checklist_progress: sql<
    number | null
  >`(select checklist.progress from user_preferences as checklist where checklist.user_id = dashboard_listings.user_id and checklist.is_newest)`,
  date_of_last_contact: sql<string | null>`tracker.date_of_last_contact`,
  chat_id: sql<string>`coalesce((select chat.id::text from chats as chat where chat.client_id = dashboard_listings.user_id order by chat.kind = 'advisor' desc limit 1), ${deskChatId})`,
};

/** The date against the firm's day, as the column `re_engage` says it. */
const reEngage = (
  today: string,
) => sql`(case when dashboard_listings.date_to_re_engage is null then 'none' when dashboard_listings.date_to_re_engage < ${today}::date then 'overdue'
  when dashboard_listings.date_to_re_engage = ${today}::date then 'today' else 'later' end)`;

// Not a value that is sent along: the plan for all calls is made knowing it.
const alive = sql`${dashboardListings.is_alive}`;

/** One page of the work table, narrowed by `also`. Without a `sort`: by the date to re-engage, the earliest first. */
export async function pipelinePage(db: Database, actor: Actor, query: PipelineQuery, now: Date, also?: SQL): Promise<Page<DashboardListing>> {
  const day = () => firmToday(db, now);
  // Only who asks by it has to know the firm's day first.
  const known = query.sort?.[0] === 're_engage' || asksFor(query.filter ?? {}, 're_engage') || isGroupedBy('re_engage') ? await day() : undefined;
  const list = () =>
    listRows(db, dashboardListings, {
      scope: and(pipelineScope(actor), alive, also),
      filter: query.filter,
      sort: query.sort,
      range: query.range,
      search: [ofPerson(dashboardListings.user_id, { among: ofClients(actor, users.id), joined: person })],
      columns: known === undefined ? derived : { ...derived, re_engage: reEngage(known) },
      joins,
      extra: derived,
      defaultSort: ['date_to_re_engage', 'ASC'],
    });
  const [page, today] = await inWave(list, known === undefined ? day : async () => known);
  return { ...page, rows: page.rows.map((row) => ({ ...row, re_engage: reEngageOf(row.date_to_re_engage, today) })) };
}

/** One row. @throws Problem 404 out of scope */
export async function pipelineView(db: Database, actor: Actor, id: string, now: Date): Promise<DashboardListing> {
  const [row] = (await pipelinePage(db, actor, { filter: { id }, range: [0, 0] }, now)).rows;
  if (!row) throw notFound();
  return row;
}

/** The rows of one advisor's clients. */
export const ofAdvisor = (advisorId: string): SQL => eq(dashboardListings.advisor_id, advisorId);

/** The numbers above the table and on its board; links are said up to 10,001. */
export async function pipelineCounts(db: Database, actor: Actor, today: string, also?: SQL): Promise<DashboardCounts> {
  const { rows } = await db.execute<StepCounts>(sql`select step_in_process as step, count(*)::int as all,
    count(*) filter (where dashboard_listings.date_to_re_engage <= ${today}::date)::int as re_engage_due,
    count(*) filter (where dashboard_listings.date_to_re_engage < ${today}::date)::int as re_engage_overdue,
    count(*) filter (where dashboard_listings.note_status = 'waiting_on_client')::int as waiting_on_client,
    sum(dashboard_listings.to_decide)::int as to_decide, sum(dashboard_listings.waiting_on_us)::int as waiting_on_us
    from ${dashboardListings} where ${and(pipelineScope(actor), alive, also)} group by step_in_process`);
  const sum = (name: Exclude<keyof StepCounts, 'step'>) => rows.reduce((total, row) => total + row[name], 0);
  const cars = (name: 'to_decide' | 'waiting_on_us') => Math.min(sum(name), totalCap + 1);
  return {
    all: sum('all'),
    in_progress: rows.filter((row) => !stepsWhenOver.includes(row.step)).reduce((total, row) => total + row.all, 0),
    re_engage_due: sum('re_engage_due'),
    re_engage_overdue: sum('re_engage_overdue'),
    waiting_on_client: sum('waiting_on_client'),
    to_decide: cars('to_decide'),
    waiting_on_us: cars('waiting_on_us'),
    closing: rows.filter((row) => closingSteps.includes(row.step)).reduce((total, row) => total + row.all, 0),
    by_step: Object.fromEntries(rows.map((row) => [row.step, row.all])),
  };
}

// A type, not an interface: the driver's rows are open records.
type StepCounts = {
  step: StepInProcess;
  all: number;
  re_engage_due: number;
  re_engage_overdue: number;
  waiting_on_client: number;
  to_decide: number;
  waiting_on_us: number;
};

/** How far the work for one client has come; before there is a row, nothing but the request is there. */
export async function statusTracker(db: Database, clientId: string, since: string): Promise<StatusTracker> {
  const [row] = await db.select().from(dashboardListings).where(eq(dashboardListings.user_id, clientId));
  if (!row) return { user_id: clientId, step_in_process: 'new_request', step_since: since, note_status: 'none', date_to_re_engage: null, steps: [] };
  const steps = await db
    .select({ step: stepsBegun.step, began_at: stepsBegun.began_at })
    .from(stepsBegun)
    .where(eq(stepsBegun.user_id, clientId))
    .orderBy(asc(stepsBegun.began_at), asc(stepsBegun.id))
    .limit(200);
  const { step_in_process, step_since, note_status, date_to_re_engage } = row;
  return { user_id: clientId, step_in_process, step_since, note_status, date_to_re_engage, steps };
}
