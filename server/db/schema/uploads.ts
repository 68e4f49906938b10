import { eq } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { filePurposeValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { users } from './users.ts';

/** A part that is stored, as an object of its own in the files port. */
export interface UploadPart {
  key: string;
  /** In bytes. */
  size: number;
}

/** Files on their way in parts. What they become has a row in `stored_files`; these go after a day. */
export const uploads = pgTable(
  'uploads',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** As sent; whoever takes the file up cleans it. */
    file_name: text().notNull(),
    size: integer().notNull(),
    /** Bytes of the parts together: where the next one begins. */
    received: integer().notNull().default(0),
    purpose: text({ enum: filePurposeValues }),
    content_hash: text(),
    parts: jsonb().$type<readonly UploadPart[]>().notNull().default([]),
    /** What the calls were answered that took the file up, by a hash of the call: sent again, a call gets its answer again. */
    answers: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    expires_at: instant().notNull(),
  },
  (table) => [oneOf('uploads_purpose', table.purpose, filePurposeValues), index('uploads_of_user').on(table.user_id, table.expires_at)],
);
personal(uploads, {
  of: ({ id }) => eq(uploads.user_id, id),
  // The bytes with them, by a job (users/closing.ts).
  becomes: 'removed',
  copy: { leftOut: 'A file on its way is kept for a day; once it has arrived it is among the files.' },
});
