import { and, type SQL } from 'drizzle-orm';
import type { Employee } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { users } from '../../db/schema.ts';
import { firmToday } from '../pipeline/index.ts';
import { openUnlessAsked } from '../users/index.ts';
import { awayUntil, employeeScope, load, userSearch } from '../people/index.ts';

export interface EmployeeQuery {
  filter?: { id?: unknown; q?: unknown; status?: unknown };
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** One page of employees with their load. */
export async function employeePage(db: Database, actor: Actor, { filter, sort, range }: EmployeeQuery, now: Date, also?: SQL): Promise<Page<Employee>> {
  const today = await firmToday(db, now);
  const page = await listRows(db, users, {
    scope: and(employeeScope(actor), openUnlessAsked(filter), also),
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

/** One employee with their load. @throws Problem 404 */
export async function employeeView(db: Database, actor: Actor, id: string, now: Date): Promise<Employee> {
  const { rows } = await employeePage(db, actor, { filter: { id } }, now);
  const [employee] = rows;
  if (!employee) throw notFound();
  return employee;
}
