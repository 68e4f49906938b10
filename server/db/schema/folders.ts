import { and, eq, or, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { filePurposeValues } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { messages } from './chats.ts';
import { dealCheckVersions } from './deal-checks.ts';
import { complaintReplies, complaints } from './complaints.ts';
import { users } from './users.ts';

/** What a client and their advisor share; one per client. */
export const clientFolders = pgTable(
  'client_folders',
  {
    ...base,
    client_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    name: text().notNull(),
    is_displayed: boolean().notNull().default(true),
    last_file_at: instant(),
  },
  (table) => [
    index('client_folders_last_file').on(table.last_file_at, table.id),
    index('client_folders_name').on(table.name, table.id),
    index('client_folders_displayed').on(table.is_displayed, table.id),
    searchIndex('client_folders_search', table.name),
    index('client_folders_created').on(table.created_at),
  ],
);
personal(clientFolders, {
  of: ({ id }) => eq(clientFolders.client_id, id),
  becomes: () => ({ name: 'Closed account', is_displayed: false }),
  copy: { leftOut: 'named for the person, nothing else; its files have a section' },
});

/** Every file that is kept, and what carries it. The bytes lie under `storage_key` in the files port. */
export const storedFiles = pgTable(
  'stored_files',
  {
    ...base,
    purpose: text({ enum: filePurposeValues }).notNull(),
    uploaded_by: uuid().references(() => users.id),
    /** The client whose rows it belongs to; null for a file without a client. */
    client_id: uuid().references(() => users.id),
    file_name: text().notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    storage_key: text().notNull().unique(),
    has_preview: boolean().notNull().default(false),
    folder_id: uuid().references(() => clientFolders.id),
    /** In a folder: whether the client sees it. */
    is_shown: boolean().notNull().default(false),
    message_id: uuid().references(() => messages.message_id),
    complaint_id: uuid().references(() => complaints.id),
    complaint_reply_id: uuid().references(() => complaintReplies.id),
    deal_check_version_id: uuid().references(() => dealCheckVersions.id),
    /** When something took it up; what nothing takes up within a day is removed. */
    claimed_at: instant(),
  },
  (table) => [
    oneOf('stored_files_purpose', table.purpose, filePurposeValues),
    uniqueIndex('stored_files_name').on(table.folder_id, sql`lower(${table.file_name})`),
    searchIndex('stored_files_search', table.file_name),
    index('stored_files_of_message').on(table.message_id),
    index('stored_files_of_complaint').on(table.complaint_id),
    index('stored_files_of_reply').on(table.complaint_reply_id),
    index('stored_files_of_deal_check').on(table.deal_check_version_id),
    index('stored_files_unclaimed')
      .on(table.created_at)
      .where(sql`claimed_at is null and folder_id is null`),
  ],
);
/** Files from and for clients. Files staff add to cars stay with the cars. */
personal(storedFiles, {
  of: ({ id }) =>
    and(
      or(
        eq(storedFiles.client_id, id),
        sql`${storedFiles.uploaded_by} = ${id} and exists (select 1 from users where users.id = ${id} and users.role = ${roles.client})`,
      ),
      sql`not exists (select 1 from car_photos where car_photos.file_id = ${storedFiles.id})`,
    ),
  // The bytes with them, by a job (users/closing.ts).
  becomes: 'removed',
  copy: 'Files',
});
