// Reading tasks: with whose they are.
import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Task } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { listRows, type ListOptions } from '../../db/list.ts';
import { tasks } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { taskScope } from './scope.ts';

const joins = sql`left join users as person on person.id = tasks.user_id
  left join users as keeper on keeper.id = coalesce(tasks.owner_id, person.advisor_id)
  left join users as finisher on finisher.id = tasks.done_by
  left join users as writer on writer.id = tasks.author_id`;

const derived = {
  client_name: sql<string | null>`person.name`,
  owner_id: sql<string | null>`coalesce(tasks.owner_id, person.advisor_id)`,
  owner_name: sql<string | null>`keeper.name`,
  done_by_name: sql<string | null>`finisher.name`,
  author_name: sql<string | null>`writer.name`,
};

/** One page of tasks in the caller's scope, the earliest first. @throws Problem 400 for a filter or order there is not */
export function taskPage(db: Database, actor: Actor, query: Pick<ListOptions<Record<never, SQL>>, 'filter' | 'sort' | 'range'>): Promise<Page<Task>> {
  return listRows(db, tasks, {
    ...query,
    scope: taskScope(actor),
    search: [textOf(tasks)],
    columns: { owner_id: derived.owner_id },
    joins,
    extra: derived,
    defaultSort: ['due_on', 'ASC'],
  });
}

/** One task. @throws Problem 404 out of scope */
export async function taskView(db: Database, actor: Actor, id: string): Promise<Task> {
  const [task] = (await taskPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!task) throw notFound();
  return task;
}
