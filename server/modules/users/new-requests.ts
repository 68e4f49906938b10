// New requests: clients with a submitted checklist whose work has not started, in the pool or assigned to an advisor (docs/rules.md, Ownership).
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { briefOf } from '../../../domain/brief.ts';
import type { ChecklistSelections, NewRequest } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { instantFrom } from '../../db/columns.ts';
import { countUpTo, listRows } from '../../db/list.ts';
import { dashboardListings, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { beginStep, pipelineRow } from '../../events/steps.ts';
import { assignAdvisor } from './assign.ts';
import type { Person } from './accounts.ts';
import { clientsWished, hasSubmitted, isClient, isUnassigned, ofClientsAndPool, userSearch } from '../people/index.ts';

// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
const ofChecklist = (column: 'id' | 'submitted_at' | 'selections') =>
  sql`(select checklist.${sql.raw(column)} from user_preferences as checklist where checklist.user_id = users.id and checklist.submitted_at is not null order by checklist.submitted_at desc limit 1)`;

const submittedAt = ofChecklist('submitted_at');

/** Which clients are new requests to the caller. */
export function newRequestScope(actor: Actor): SQL | undefined {
  const row = sql.raw('users');
  return and(isClient(row), ofClientsAndPool(actor, users.id), hasSubmitted(row), isNull(users.begun_at));
}

export interface NewRequestQuery {
  filter?: { has_advisor?: boolean; [name: string]: unknown };
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** One page of new requests, the longest waiting first unless asked otherwise. */
export async function newRequestPage(db: Database, actor: Actor, { filter, sort, range }: NewRequestQuery): Promise<Page<NewRequest>> {
  const { has_advisor, ...rest } = filter ?? {};
  const page = await listRows(db, users, {
    scope: and(newRequestScope(actor), clientsWished({ has_advisor })),
    filter: rest,
    sort,
    range,
    // What an advisor may not read is not found by either.
    search: actor.role === roles.admin ? userSearch : [users.name],
    columns: { submitted_at: submittedAt },
    extra: {
      preferences_id: sql<string>`${ofChecklist('id')}`.as('preferences_id'),
      submitted_at: sql<string>`${submittedAt}`.as('submitted_at'),
      selections: sql<ChecklistSelections>`${ofChecklist('selections')}`.as('selections'),
    },
    defaultSort: ['submitted_at', 'ASC'],
  });
  return {
    ...page,
    rows: page.rows.map(({ selections, submitted_at, best_contact, best_time, ...row }) => ({
      ...row,
      // One answer: what the checklist says was asked for this search, the profile before it.
      best_contact: selections.logistics?.contact_way ?? best_contact,
      best_time: selections.logistics?.contact_time ?? best_time,
      submitted_at: instantFrom(submitted_at),
      brief: briefOf(selections),
    })),
  };
}

/** How many there are for the caller. */
export async function countNewRequests(db: Database, actor: Actor): Promise<{ count: number }> {
  return { count: await countUpTo(db, users, newRequestScope(actor), 1_000_000) };
}

/** How many there are in all, and how many without an advisor. */
export async function newRequestFigures(db: Database, actor: Actor): Promise<{ all: number; unassigned: number }> {
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, unassigned: sql<number>`count(*) filter (where ${isUnassigned(sql.raw('users'))})::int` })
    .from(users)
    .where(newRequestScope(actor));
  return row ?? { all: 0, unassigned: 0 };
}

/** The client of a new request, locked, as an admin assigns them. @throws Problem 404; 409 when their work has started */
export async function lockedRequest(db: Database, id: string) {
  const client = await lockedClient(db, id);
  if (!client) throw notFound();
  if (client.advisor_id && client.begun_at) {
    throw conflict(`${await nameOf(db, client.advisor_id)} started with this client.`, { state: (await lineOf(db, id))?.step_in_process, moves: [] });
  }
  return client;
}

/**
 * Starts the work for a client; one in the pool is assigned to the advisor from here on. Of two concurrent calls one wins, and the other is told who won.
 * @throws Problem 404; 409 when it has started, or an admin starts without naming an advisor
 */
export async function beginRequest(db: Database, actor: Actor, id: string, now: Date): Promise<void> {
  const client = await lockedClient(db, id);
  if (!client) throw notFound();
  if (client.advisor_id !== actor.id && actor.role === roles.employee) await requireInPool(db, client, now);
  if (!client.advisor_id && actor.role !== roles.employee) throw conflict('Assign an advisor first.', { state: (await lineOf(db, id))?.step_in_process });
  if (!(await isSubmitted(db, id))) throw notFound();
  const row = await pipelineRow(db, id, now);
  if (client.begun_at) throw conflict('Work on this client has started. See the work table.', { state: row.step_in_process, moves: [] });
  if (!client.advisor_id) await assignAdvisor(db, { client_id: id, advisor_id: actor.id, actor, reason: 'Started the request.' });
  await beginStep(db, row, 'intake_review', now, actor.id);
  await happened(db, { kind: 'request_begun', actor, client_id: id, target: { kind: 'user', id } });
}

/** For this long a later caller is told who was faster; afterwards the client is simply another advisor's. */
const toldFor = 15 * 60_000;

/** @throws Problem 409 with the name of the advisor who just started; 404 for another advisor's client */
async function requireInPool(db: Database, client: Person, now: Date): Promise<void> {
  if (client.advisor_id === null && client.begun_at === null) return;
  if (client.advisor_id && client.begun_at && now.getTime() - Date.parse(client.begun_at) < toldFor) {
    throw conflict(`${await nameOf(db, client.advisor_id)} started with this client first.`, { state: 'intake_review', moves: [] });
  }
  throw notFound();
}

/** Locked until the end of the transaction, in or out of scope: of two concurrent calls the second reads what the first has written. */
async function lockedClient(db: Database, id: string): Promise<Person | undefined> {
  const [client] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, roles.client), isNull(users.guest_of), isNull(users.deleted_at)))
    .for('update');
  return client;
}

async function isSubmitted(db: Database, clientId: string): Promise<boolean> {
  const [client] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, clientId), hasSubmitted(sql.raw('users'))));
  return client !== undefined;
}

async function lineOf(db: Database, clientId: string) {
  const [line] = await db.select().from(dashboardListings).where(eq(dashboardListings.user_id, clientId));
  return line;
}

async function nameOf(db: Database, id: string): Promise<string> {
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return person?.name ?? '';
}
