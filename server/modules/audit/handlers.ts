import type { HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { notFound } from '../../../engine/server/problem.ts';
import { auditEntries } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { ofPerson } from '../people/index.ts';

/** Who did what when, for admins; there is no way to change it. */
export const auditHandlers = {
  listAuditEntries: ({ db, query }) =>
    listRows(db, auditEntries, {
      scope: undefined,
      ...query,
      search: [textOf(auditEntries), ofPerson(auditEntries.actor_id), ofPerson(auditEntries.person_id)],
      defaultSort: ['id', 'DESC'],
    }),

  getAuditEntry: async ({ db, params }) => {
    const { rows } = await listRows(db, auditEntries, { scope: undefined, filter: { id: params.id }, range: [0, 0] });
    const [entry] = rows;
    if (!entry) throw notFound();
    return entry;
  },
} satisfies Partial<HandlerMap>;
