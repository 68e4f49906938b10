// Whose work is not over, and how many such clients an advisor has.
import { and, isNotNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { stepsWhenOver } from '../../../domain/pipeline.ts';
import { users } from '../../db/schema.ts';
import { isClient, isUnassigned } from './clients.ts';

/** The steps at which there is nothing more to do, as a list to compare with: written out, so that the index of such lines serves a plan made once. */
export const overSteps = sql.raw(`(${stepsWhenOver.map((step) => `'${step}'`).join(', ')})`);

// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
/** The work table does not say of this client that the car was handed over or that they are lost. */
export function isInProgress(clientId: SQLWrapper): SQL {
  return sql`not exists (select 1 from dashboard_listings as line where line.user_id = ${clientId} and line.step_in_process in ${overSteps})`;
}

/** The work table says of this client that the car was handed over. */
export function isDelivered(clientId: SQLWrapper): SQL {
  return sql`exists (select 1 from dashboard_listings as line where line.user_id = ${clientId} and line.step_in_process = 'delivered')`;
}

/**
 * How many clients an employee (a row of `users`) works for now: all of theirs but those whose work is over, each of the two counted in an index alone
 * (a guest has no advisor, and a line of the work table knows its client's). To ask of each client whether they are in progress takes ten times as long.
 */
export const load = sql<number>`((select count(*)::int from users as client where client.advisor_id = users.id and client.deleted_at is null)
  - (select count(*)::int from dashboard_listings as line where line.advisor_id = users.id and line.is_alive and line.step_in_process in ${overSteps}))`;

/** A client (a row of `users`) whose work has started and is not over, and who has no advisor now: visible to admins alone (docs/rules.md, Ownership). */
export const needsAdvisor = sql`(${isUnassigned(sql.raw('users'))} and users.begun_at is not null and ${isInProgress(sql`users.id`)})`;

/** What a list or a count of clients may be narrowed by beyond their own columns. */
export interface ClientWish {
  has_advisor?: boolean | undefined;
  in_progress?: boolean | undefined;
  delivered?: boolean | undefined;
  needs_advisor?: boolean | undefined;
}

/** Rows of `users` that match a filter: every caller of the same filter counts and lists the same clients. No filter means everyone. */
export function clientsWished({ has_advisor, in_progress, delivered, needs_advisor }: ClientWish): SQL | undefined {
  const row = sql.raw('users');
  const either = (wish: boolean | undefined, condition: SQL) => (wish === undefined ? undefined : and(isClient(row), wish ? condition : not(condition)));
  return and(
    has_advisor === undefined ? undefined : has_advisor ? isNotNull(users.advisor_id) : isUnassigned(row),
    either(in_progress, isInProgress(users.id)),
    either(delivered, isDelivered(users.id)),
    needs_advisor === undefined ? undefined : needs_advisor ? needsAdvisor : not(needsAdvisor),
  );
}

/** The last day away, while it has not passed. @param today the firm's day, YYYY-MM-DD */
export const awayUntil = (absentUntil: string | null, today: string): string | null => (absentUntil !== null && absentUntil >= today ? absentUntil : null);
