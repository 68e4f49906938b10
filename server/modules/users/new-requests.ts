// New requests: clients with a submitted checklist whom nobody works for, or whose advisor has not begun (domain: new requests).
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { briefOf } from '../../../domain/brief.ts';
import type { ChecklistSelections, NewRequest } from '../../../generated/api.ts';
import { stepInProcessWords } from '../../../generated/enums.ts';
import type { Actor, Page } from '../../contract/handler.ts';
import { conflict, notFound } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { countUpTo, listRows } from '../../db/list.ts';
import { userPreferences, users } from '../../db/schema.ts';
import { beginStep, pipelineRow } from '../pipeline/steps.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { assignAdvisor } from './assign.ts';
import { ofClients } from './clients.ts';
import { overSteps } from './load.ts';

// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
const ofChecklist = (column: 'id' | 'submitted_at' | 'selections') =>
  sql`(select checklist.${sql.raw(column)} from user_preferences as checklist where checklist.user_id = users.id and checklist.submitted_at is not null order by checklist.submitted_at desc limit 1)`;

const submittedAt = ofChecklist('submitted_at');
const hasSubmitted = sql`exists (select 1 from user_preferences as checklist where checklist.user_id = users.id and checklist.submitted_at is not null)`;

// Somebody works for them; or the work is over, and nobody need.
const isLookedAfter = sql`exists (select 1 from dashboard_listings as line where line.user_id = users.id
  and (users.advisor_id is not null and line.step_in_process <> 'new_request' or line.step_in_process in ${overSteps}))`;

function isNew(actor: Actor): SQL | undefined {
  return and(eq(users.role, 'client'), isNull(users.deleted_at), ofClients(actor, users.id), hasSubmitted, sql`not ${isLookedAfter}`);
}

export interface NewRequestQuery {
  filter?: { has_advisor?: boolean; [name: string]: unknown };
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** One page of new requests, the longest waiting first unless asked otherwise. */
export async function newRequestPage(db: Database, actor: Actor, { filter, sort, range }: NewRequestQuery): Promise<Page<NewRequest>> {
  const { has_advisor, ...rest } = filter ?? {};
  const assigned = has_advisor === undefined ? undefined : has_advisor ? isNotNull(users.advisor_id) : isNull(users.advisor_id);
  const page = await listRows(db, users, {
    scope: and(isNew(actor), assigned),
    filter: rest,
    sort,
    range,
    search: [users.name, users.email, users.zip],
    columns: { submitted_at: submittedAt },
    extra: {
      preferences_id: sql<string>`${ofChecklist('id')}`.as('preferences_id'),
      submitted_at: sql<string>`${submittedAt}`.mapWith(userPreferences.submitted_at).as('submitted_at'),
      selections: sql<ChecklistSelections>`${ofChecklist('selections')}`.as('selections'),
    },
    defaultSort: ['submitted_at', 'ASC'],
  });
  return { ...page, rows: page.rows.map(({ selections, ...row }) => ({ ...row, brief: briefOf(selections) })) };
}

/** How many there are for the caller. */
export async function countNewRequests(db: Database, actor: Actor): Promise<{ count: number }> {
  return { count: await countUpTo(db, users, isNew(actor), 1_000_000) };
}

/** How many there are in all, and how many of them nobody has. */
export async function newRequestFigures(db: Database, actor: Actor): Promise<{ all: number; unassigned: number }> {
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, unassigned: sql<number>`count(*) filter (where ${users.advisor_id} is null)::int` })
    .from(users)
    .where(isNew(actor));
  return row ?? { all: 0, unassigned: 0 };
}

/** The client of a new request, locked. @throws Problem 404 out of scope; 409 when the work has begun */
export async function lockedRequest(db: Database, actor: Actor, id: string, now: Date) {
  const [client] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'client'), isNull(users.deleted_at), ofClients(actor, users.id)))
    .for('update');
  if (!client) throw notFound();
  const row = await pipelineRow(db, id, now);
  if (client.advisor_id && row.step_in_process !== 'new_request') {
    throw conflict(`The work has begun: ${stepInProcessWords[row.step_in_process].toLowerCase()}.`, { state: row.step_in_process, moves: [] });
  }
  return { client, row };
}

/**
 * Begins the work for a client; one nobody works for is the advisor's from here on. Work that somebody else began goes on where it stood.
 * @throws Problem 404; 409 when it has begun, or an admin begins for nobody
 */
export async function beginRequest(db: Database, actor: Actor, id: string, now: Date): Promise<void> {
  const { client, row } = await lockedRequest(db, actor, id, now);
  if (!client.advisor_id && actor.role !== 'employee') throw conflict('Assign an advisor first.', { state: row.step_in_process });
  if (!client.advisor_id) await assignAdvisor(db, { client_id: id, advisor_id: actor.id, actor_id: actor.id, reason: 'They began the request.' });
  if (row.step_in_process !== 'new_request') return;
  await beginStep(db, row, 'intake_review', now, actor.id);
  await recordTimeline(db, {
    client_id: id,
    actor_id: actor.id,
    kind: 'request_begun',
    target: { kind: 'user', id },
    words: 'Your checklist is being worked on.',
    internal: false,
  });
}
