// Whose work is not over, and how many such clients an advisor has.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { stepsWhenOver } from '../../../domain/pipeline.ts';

/** The steps at which there is nothing more to do, as a list to compare with. */
export const overSteps = sql`(${sql.join(
  stepsWhenOver.map((step) => sql`${step}`),
  sql`, `,
)})`;

// Names are written out: in a select list the query builder drops a column's table, and the inner one would be meant.
/** The work table does not say of this client that the car was handed over or that they are lost. */
export function isInProgress(clientId: SQLWrapper): SQL {
  return sql`not exists (select 1 from dashboard_listings as line where line.user_id = ${clientId} and line.step_in_process in ${overSteps})`;
}

/** How many clients an employee (a row of `users`) works for now. */
export const load = sql<number>`(select count(*)::int from users as client
  where client.advisor_id = users.id and client.deleted_at is null and ${isInProgress(sql`client.id`)})`;

/** A client (a row of `users`) whose work was begun and is not over, and who has nobody now: a matter of the admins alone (domain: ownership). */
export const needsAdvisor = sql`(users.role = 'client' and users.deleted_at is null and users.advisor_id is null and users.begun_at is not null
  and ${isInProgress(sql`users.id`)})`;
