import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { instant } from '../columns.ts';
import { personal } from '../personal.ts';

/** Work to do outside the database after a commit: mails, pushes. See server/outbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid()
      .primaryKey()
      .$defaultFn(() => uuidv7()),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** Two entries with one key are one entry. */
    dedupe_key: text().unique(),
    attempts: integer().notNull().default(0),
    /** When it may be tried: now, after a pause, or when the claim of a process that died runs out. */
    run_at: instant().notNull(),
    last_error: text(),
    /** The trace of what wrote it (W3C `traceparent`), where traces are collected. */
    trace: text(),
    done_at: instant(),
    /** Given up: the request can never succeed. Kept for a person to look at. */
    failed_at: instant(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('outbox_due')
      .on(table.run_at)
      .where(sql`done_at is null and failed_at is null`),
    // Of the system page: the newest letters that did not leave at their first try.
    index('outbox_failing_mails')
      .on(table.id)
      .where(sql`kind = 'mail' and done_at is null and last_error is not null`),
    index('outbox_mails_sent')
      .on(table.done_at)
      .where(sql`kind = 'mail' and done_at is not null`),
  ],
);
/** E-mails that wait or were given up; delivered ones keep nothing. */
personal(outbox, {
  of: ({ email }) => sql`lower(${outbox.payload}->>'to') = ${email.toLowerCase()}`,
  becomes: 'removed',
  copy: { leftOut: 'the person has the letters' },
});
