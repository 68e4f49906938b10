import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import { deleteRow, findRow, stale } from '../../db/rows.ts';
import { tasks } from '../../db/schema.ts';
import { requireClientToChange } from '../people/index.ts';
import { taskScope } from './scope.ts';
import { taskPage, taskView } from './views.ts';
import { addTask, changeTask, dueOf, finish, openFollowUp, requireColleague, taskChanged } from './write.ts';

/** docs/rules.md, Contact log and tasks. */
export const taskHandlers = {
  listTasks: ({ db, actor, query }) => taskPage(db, actor, query),

  getTask: ({ db, actor, params }) => taskView(db, actor, params.id),

  createTask: async ({ db, actor, body }) => {
    const { kind = 'task', user_id = null, owner_id = null, due_at = null, due_on, title } = body;
    if (user_id !== null) await requireClientToChange(db, actor, user_id);
    const row = await addTask(db, actor, { kind, user_id, owner_id, due_at, due_on, title });
    return taskView(db, actor, row.id);
  },

  updateTask: async ({ db, actor, params, body }) => {
    const { version, title, owner_id, due_on, due_at } = body;
    const row = await findRow(db, tasks, params.id, taskScope(actor), { lock: true });
    if (version !== undefined && version !== row.version) throw await stale(db, row, await taskView(db, actor, row.id), version);
    const isGiven = owner_id !== undefined && owner_id !== (await taskView(db, actor, row.id)).owner_id;
    if (isGiven && row.user_id !== null) throw invalid({ owner_id: 'A client’s task belongs to their advisor.' });
    if (isGiven) await requireColleague(db, owner_id);
    // A day alone is another plan than the time before it.
    const due = due_on === undefined && due_at === undefined ? {} : await dueOf(db, { due_on: due_on ?? row.due_on, due_at: due_at ?? null });
    const now = await changeTask(db, row.id, { ...(title === undefined ? {} : { title: title.trim() }), ...(isGiven ? { owner_id } : {}), ...due });
    await taskChanged(db, actor, row, 'changed');
    if (isGiven) await taskChanged(db, actor, now, 'changed');
    return taskView(db, actor, row.id);
  },

  deleteTask: async ({ db, actor, params }) => {
    await findRow(db, tasks, params.id, taskScope(actor), { lock: true });
    const task = await taskView(db, actor, params.id);
    const row = await deleteRow(db, tasks, params.id, taskScope(actor));
    await taskChanged(db, actor, row, 'removed');
    return task;
  },

  finishTask: async ({ db, actor, params, services }) => {
    const row = await findRow(db, tasks, params.id, taskScope(actor), { lock: true });
    await finish(db, actor, row, services.clock().toISOString());
    return taskView(db, actor, row.id);
  },

  reopenTask: async ({ db, actor, params }) => {
    const row = await findRow(db, tasks, params.id, taskScope(actor), { lock: true });
    const other = row.kind === 'follow_up' && row.user_id !== null ? await openFollowUp(db, row.user_id) : undefined;
    if (other) throw conflict('This client has another follow-up. Change that one, or mark it as done first.');
    await taskChanged(db, actor, await changeTask(db, row.id, { status: 'open', done_at: null, done_by: null }), 'changed');
    return taskView(db, actor, row.id);
  },
} satisfies Partial<HandlerMap>;
