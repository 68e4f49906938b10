import type { HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { notFound } from '../../../engine/server/problem.ts';
import { auditEntries } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { textOf } from '../../db/search.ts';
import { operationSpecs } from '../../contract.ts';
import { editsOf } from '../../events/edits.ts';
import { ofPerson } from '../people/index.ts';
import { titleOf } from './policy.ts';

/** Who did what when, for admins; there is no way to change it. */
export const auditHandlers = {
  listAuditEntries: async ({ db, query }) => {
    const page = await listRows(db, auditEntries, {
      scope: undefined,
      ...query,
      search: [textOf(auditEntries), ofPerson(auditEntries.actor_id), ofPerson(auditEntries.person_id)],
      defaultSort: ['id', 'DESC'],
    });
    return { ...page, rows: await withEdits(db, page.rows) };
  },

  getAuditEntry: async ({ db, params }) => {
    const { rows } = await listRows(db, auditEntries, { scope: undefined, filter: { id: params.id }, range: [0, 0] });
    const [entry] = await withEdits(db, rows);
    if (!entry) throw notFound();
    return entry;
  },
} satisfies Partial<HandlerMap>;

/** Entries from before are called as the contract calls them now. */
function titleNow({ action, outcome, words }: Entry): string {
  const operation = operationSpecs.find(({ id }) => id === action);
  return operation ? titleOf(operation, outcome) : words;
}

type Entry = typeof auditEntries.$inferSelect;

/** Entries with what each changed on its record. */
async function withEdits(db: Database, entries: readonly Entry[]) {
  const edits = await editsOf(db, [...new Set(entries.map(({ request_id }) => request_id))]);
  return entries.map((entry) => {
    const edit = edits.find(({ request_id, record_id }) => request_id === entry.request_id && record_id === entry.target_id);
    return { ...entry, words: titleNow(entry), resource: edit?.resource ?? null, changes: edit?.changes ?? [] };
  });
}
