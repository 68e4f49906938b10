import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditAreaValues, auditOutcomeValues, roleValues } from '../../../generated/enums.ts';
import { base, oneOf } from '../columns.ts';
import { notPersonal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/** Who did what when. Rows are only ever added: a trigger of the migrations refuses every other change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: base.id,
    created_at: base.created_at,
    actor_id: uuid().references(() => users.id),
    actor_role: text({ enum: roleValues }),
    area: text({ enum: auditAreaValues }).notNull(),
    /** The operation's name. */
    action: text().notNull(),
    words: text().notNull(),
    outcome: text({ enum: auditOutcomeValues }).notNull(),
    person_id: uuid().references(() => users.id),
    target_id: text(),
    /** Names, never values. */
    fields: text().array().notNull().default([]),
    ip: text(),
    request_id: text().notNull(),
  },
  (table) => [
    oneOf('audit_entries_actor_role', table.actor_role, roleValues),
    oneOf('audit_entries_area', table.area, auditAreaValues),
    oneOf('audit_entries_outcome', table.outcome, auditOutcomeValues),
    searchIndex('audit_entries_search', table.words, table.action),
    index('audit_entries_created').on(table.created_at),
    index('audit_entries_of_actor').on(table.actor_id, table.id),
    index('audit_entries_of_person').on(table.person_id, table.id),
    index('audit_entries_of_target').on(table.target_id, table.id),
    index('audit_entries_by_area').on(table.area, table.id),
    index('audit_entries_by_action').on(table.action, table.id),
    index('audit_entries_by_outcome').on(table.outcome, table.id),
  ],
);
notPersonal(auditEntries, { 'the audit is kept': ['action', 'words', 'target_id', 'fields', 'ip', 'request_id'] });
