// What a row of `users` means to the firm, in SQL: a client, an unassigned client, a client in the pool (docs/rules.md, Ownership).
import { sql, type SQL } from 'drizzle-orm';
import * as roles from '../../generated/roles.ts';

/** A row of `users`, under the name it has in the query, that is a client's with an account: whom counts, lists and tables of clients are about. */
export function isClient(row: SQL): SQL {
  return sql`(${row}.role = '${sql.raw(roles.client)}' and ${row}.deleted_at is null and ${row}.guest_of is null)`;
}

/** A client without an advisor, under the name the row has in the query. */
export function isUnassigned(row: SQL): SQL {
  return sql`(${isClient(row)} and ${row}.advisor_id is null)`;
}

/** A row of `users`, under the name it has in the query, whose checklist was submitted, or who sent an offer to be reviewed: the firm can begin. */
export function hasSubmitted(row: SQL): SQL {
  return sql`(exists (select 1 from user_preferences as checklist where checklist.user_id = ${row}.id and checklist.submitted_at is not null)
    or exists (select 1 from deal_checks as offer where offer.user_id = ${row}.id))`;
}

/** A row of `users`, under its name in the query, that is in the pool: a submitted checklist, no advisor, work never started by anyone. */
export function inPool(row: SQL): SQL {
  return sql`(${isUnassigned(row)} and ${row}.begun_at is null and ${hasSubmitted(row)})`;
}
