// Reading the work table: one line for each client, due and overdue dates on top.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { clientDecides } from '../../../domain/link-turn.ts';
import { asked, closingSteps, reEngageOf, stepsWhenOver } from '../../../domain/pipeline.ts';
import type { DashboardCounts, DashboardListing, StatusTracker } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { dashboardListings, stepsBegun } from '../../db/schema.ts';
import { isClient, ofPerson } from '../people/index.ts';
import { pipelineScope } from './scope.ts';

export interface PipelineQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
const ofClient = <T>(value: string) => sql<T>`(select ${sql.raw(value)} from users as person where person.id = dashboard_listings.user_id)`;
const linksIn = (statuses: readonly string[]) =>
  sql<number>`(select count(*)::int from links where links.user_id = dashboard_listings.user_id and links.is_displayed and links.status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )}))`;

const derived = {
  client_name: ofClient<string>('person.name'),
  advisor_id: ofClient<string | null>('person.advisor_id'),
  advisor_name: ofClient<string | null>('(select advisor.name from users as advisor where advisor.id = person.advisor_id)'),
  package_name: ofClient<string | null>('(select packages.name from packages where packages.id = person.package_id)'),
  checklist_progress: sql<
    number | null
  >`(select checklist.progress from user_preferences as checklist where checklist.user_id = dashboard_listings.user_id order by checklist.submitted_at desc nulls last, checklist.id desc limit 1)`,
  date_of_last_contact: sql<
    string | null
  >`(select tracker.date_of_last_contact::text from customer_trackers as tracker where tracker.user_id = dashboard_listings.user_id)`,
  links: sql<number>`(select count(*)::int from links where links.user_id = dashboard_listings.user_id and links.is_displayed)`,
  to_decide: linksIn(clientDecides),
  waiting_on_us: linksIn(asked),
};

/** The date against the firm's day, as the column `re_engage` says it. */
const reEngage = (
  today: string,
) => sql`(case when dashboard_listings.date_to_re_engage is null then 'none' when dashboard_listings.date_to_re_engage < ${today}::date then 'overdue'
  when dashboard_listings.date_to_re_engage = ${today}::date then 'today' else 'later' end)`;

const alive = sql`exists (select 1 from users as person where person.id = dashboard_listings.user_id and ${isClient(sql.raw('person'))})`;

/** One page of the work table, narrowed by `also`. Without a `sort`: by the date to re-engage, the earliest first. */
export async function pipelinePage(db: Database, actor: Actor, query: PipelineQuery, today: string, also?: SQL): Promise<Page<DashboardListing>> {
  const page = await listRows(db, dashboardListings, {
    scope: and(pipelineScope(actor), alive, also),
    filter: query.filter,
    sort: query.sort,
    range: query.range,
    search: [ofPerson(dashboardListings.user_id)],
    columns: { ...derived, re_engage: reEngage(today) },
    extra: {
      client_name: derived.client_name.as('client_name'),
      advisor_id: derived.advisor_id.as('advisor_id'),
      advisor_name: derived.advisor_name.as('advisor_name'),
      package_name: derived.package_name.as('package_name'),
      checklist_progress: derived.checklist_progress.as('checklist_progress'),
      date_of_last_contact: derived.date_of_last_contact.as('date_of_last_contact'),
      links: derived.links.as('links'),
      to_decide: derived.to_decide.as('to_decide'),
      waiting_on_us: derived.waiting_on_us.as('waiting_on_us'),
    },
    defaultSort: ['date_to_re_engage', 'ASC'],
  });
  return { ...page, rows: page.rows.map((row) => ({ ...row, re_engage: reEngageOf(row.date_to_re_engage, today) })) };
}

/** One row. @throws Problem 404 out of scope */
export async function pipelineView(db: Database, actor: Actor, id: string, today: string): Promise<DashboardListing> {
  const [row] = (await pipelinePage(db, actor, { filter: { id }, range: [0, 0] }, today)).rows;
  if (!row) throw notFound();
  return row;
}

/** The numbers above the table and on its board. */
export async function pipelineCounts(db: Database, actor: Actor, today: string, also?: SQL): Promise<DashboardCounts> {
  const rows = await db
    .select({
      step: dashboardListings.step_in_process,
      all: sql<number>`count(*)::int`,
      re_engage_due: sql<number>`count(*) filter (where dashboard_listings.date_to_re_engage <= ${today}::date)::int`,
      re_engage_overdue: sql<number>`count(*) filter (where dashboard_listings.date_to_re_engage < ${today}::date)::int`,
      waiting_on_client: sql<number>`count(*) filter (where dashboard_listings.note_status = 'waiting_on_client')::int`,
      to_decide: sql<number>`coalesce(sum(${derived.to_decide}), 0)::int`,
      waiting_on_us: sql<number>`coalesce(sum(${derived.waiting_on_us}), 0)::int`,
    })
    .from(dashboardListings)
    .where(and(pipelineScope(actor), alive, also))
    .groupBy(dashboardListings.step_in_process);
  const sum = (name: 'all' | 're_engage_due' | 're_engage_overdue' | 'waiting_on_client' | 'to_decide' | 'waiting_on_us') =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    all: sum('all'),
    in_progress: rows.filter((row) => !stepsWhenOver.includes(row.step)).reduce((total, row) => total + row.all, 0),
    re_engage_due: sum('re_engage_due'),
    re_engage_overdue: sum('re_engage_overdue'),
    waiting_on_client: sum('waiting_on_client'),
    to_decide: sum('to_decide'),
    waiting_on_us: sum('waiting_on_us'),
    closing: rows.filter((row) => closingSteps.includes(row.step)).reduce((total, row) => total + row.all, 0),
    by_step: Object.fromEntries(rows.map((row) => [row.step, row.all])),
  };
}

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
