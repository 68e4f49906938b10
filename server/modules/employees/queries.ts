import { and, type SQL } from 'drizzle-orm';
import type { Employee } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { users } from '../../db/schema.ts';
import { firmToday } from '../pipeline/index.ts';
import { openUnlessAsked } from '../users/index.ts';
import { awayUntil, advisorScope, load, userSearch } from '../people/index.ts';

export interface AdvisorQuery {
  filter?: { id?: unknown; q?: unknown; status?: unknown };
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** One page of advisors with their load. */
export async function advisorPage(db: Database, actor: Actor, { filter, sort, range }: AdvisorQuery, now: Date, also?: SQL): Promise<Page<Employee>> {
  const today = await firmToday(db, now);
  const page = await listRows(db, users, {
    scope: and(advisorScope(actor), openUnlessAsked(filter), also),
    filter: { ...filter },
    sort,
    range,
    search: [...userSearch, users.title],
    columns: { load },
    extra: { load },
    defaultSort: ['name', 'ASC'],
  });
  return { ...page, rows: page.rows.map((row) => ({ ...row, away_until: awayUntil(row.absent_until, today) })) };
}

/** One advisor with their load. @throws Problem 404 */
export async function advisorView(db: Database, actor: Actor, id: string, now: Date): Promise<Employee> {
  const { rows } = await advisorPage(db, actor, { filter: { id } }, now);
  const [employee] = rows;
  if (!employee) throw notFound();
  return employee;
}
