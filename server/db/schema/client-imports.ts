import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ClientDraft } from '../../../generated/api.ts';
import { clientImportStateValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { notPersonal } from '../personal.ts';
import { users } from './users.ts';

/** A row that waits to become an account. */
export interface WaitingRow {
  draft: Partial<ClientDraft>;
  /** What was wrong with its cells, by field. */
  errors: Readonly<Record<string, string>>;
}

/** Clients imported from one spreadsheet; how far the job is. */
export const clientImports = pgTable(
  'client_imports',
  {
    ...base,
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    undone_by: uuid().references(() => users.id),
    state: text({ enum: clientImportStateValues }).notNull(),
    /** Rows; while it is undone, the clients there are to look at. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    /** Why it ended before it was done. */
    problem: text(),
    is_invited: boolean().notNull(),
    /** All of them, until the last one is done. */
    rows: jsonb().$type<readonly WaitingRow[]>().notNull(),
    /** Which were left out and why: numbers and sentences, no cell. */
    left_out: jsonb().$type<readonly { row: number; errors: Readonly<Record<string, string>> }[]>().notNull().default([]),
  },
  (table) => [
    oneOf('client_imports_state', table.state, clientImportStateValues),
    check('client_imports_done', sql`${table.done} between 0 and ${table.total}`),
  ],
);
notPersonal(clientImports, {
  'how far it is': ['state', 'problem'],
  'rows are emptied as soon as they are accounts, seconds later; what was left out has no cell': ['rows', 'left_out'],
});

/** Which accounts an import made. */
export const importedClients = pgTable(
  'imported_clients',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id),
    import_id: uuid()
      .notNull()
      .references(() => clientImports.id),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('imported_clients_of').on(table.import_id, table.user_id)],
);
/** Ids alone. */
notPersonal(importedClients, {});
