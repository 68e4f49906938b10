import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { base, instant } from '../columns.ts';
import { notPersonal } from '../personal.ts';

/** The firm's settings and the installation's secrets, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: instant()
    .notNull()
    .default(sql`now()`)
    .$onUpdateFn(() => new Date().toISOString()),
  saved_by: base.saved_by,
  saved_at: base.saved_at,
});
notPersonal(settings, { 'of the firm': ['name', 'value'] });
