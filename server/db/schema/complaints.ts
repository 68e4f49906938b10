import { eq, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { complaintStatusValues, roleValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { notPersonal, personal, removedText } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { uuidv7 } from 'uuidv7';
import { users } from './users.ts';

/** What complaints are about, as admins name and order it. The six that the migrations bring keep their words as keys. */
export const complaintCategories = pgTable(
  'complaint_categories',
  {
    ...base,
    id: text()
      .primaryKey()
      .$defaultFn(() => uuidv7()),
    name: text().notNull(),
    /** From 1, without gaps. */
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('complaint_categories_name').on(sql`lower(${table.name})`)],
);
notPersonal(complaintCategories, { 'of the firm': ['id', 'name'] });

export const complaints = pgTable(
  'complaints',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Who advises the client: kept here by triggers (migration 0076), so that one index has whose a complaint is and by when it is to be answered. Never written by hand. */
    advisor_id: uuid(),
    subject: text().notNull(),
    category: text()
      .notNull()
      .references(() => complaintCategories.id),
    details: text().notNull(),
    status: text({ enum: complaintStatusValues }).notNull().default('submitted'),
    /** When the present state began: reopening is open for a while only. */
    status_since: instant().notNull(),
    assigned_to: uuid().references(() => users.id),
    /** By when the client is promised a reply; null while none is owed. */
    answer_by: instant(),
    resolved_at: instant(),
    closed_at: instant(),
  },
  (table) => [
    oneOf('complaints_status', table.status, complaintStatusValues),
    index('complaints_of_client').on(table.user_id, table.created_at),
    index('complaints_assigned').on(table.assigned_to, table.status),
    index('complaints_by_status').on(table.status, table.id),
    // On which staff have to move, by when the client is promised a reply.
    index('complaints_open').on(table.answer_by, table.id).where(sql.raw(`status in ('submitted', 'in_progress')`)),
    // The same of an advisor's own clients, and of what was given to one of the staff.
    index('complaints_open_of_advisor')
      .on(table.advisor_id, table.answer_by, table.id)
      .where(sql.raw(`status in ('submitted', 'in_progress') and assigned_to is null`)),
    index('complaints_open_given').on(table.assigned_to, table.answer_by, table.id).where(sql.raw(`status in ('submitted', 'in_progress')`)),
    index('complaints_answer_by').on(table.answer_by, table.id),
    index('complaints_category').on(table.category, table.id),
    index('complaints_subject').on(table.subject, table.id),
    searchIndex('complaints_search', table.subject, table.details),
    index('complaints_created').on(table.created_at),
    index('complaints_updated').on(table.updated_at),
  ],
);
personal(complaints, {
  of: ({ id }) => eq(complaints.user_id, id),
  becomes: () => ({ subject: removedText, details: removedText }),
  copy: 'Complaints',
  plain: { 'what it is about, by key': ['category'] },
});

/** Replies to a complaint; its events are in the log. */
export const complaintReplies = pgTable(
  'complaint_replies',
  {
    ...base,
    complaint_id: uuid()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    author_id: uuid().references(() => users.id),
    author_role: text({ enum: roleValues }),
    text: text().notNull(),
    is_internal: boolean().notNull().default(false),
  },
  (table) => [index('complaint_replies_of').on(table.complaint_id, table.id)],
);
personal(complaintReplies, {
  of: ({ id }) => sql`${complaintReplies.complaint_id} in (select id from complaints where user_id = ${id})`,
  becomes: () => ({ text: removedText }),
  copy: 'Replies to complaints',
});

/**
 * What stood when a complaint was opened: `contents` is the very text that was hashed. Triggers of the migrations refuse every change and removal, but that
 * a closed account's contents go; the hash stays. No reference to the complaint: deleting that leaves its evidence.
 */
export const complaintEvidence = pgTable(
  'complaint_evidence',
  {
    complaint_id: uuid().primaryKey(),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    frozen_at: instant().notNull(),
    sha256: text().notNull(),
    contents: text(),
  },
  (table) => [index('complaint_evidence_of_client').on(table.client_id)],
);
personal(complaintEvidence, {
  of: ({ id }) => eq(complaintEvidence.client_id, id),
  becomes: () => ({ contents: null }),
  copy: { leftOut: 'what it holds has sections of its own, and staff’s notes are about the work' },
  plain: { 'proof of what stood': ['sha256'] },
});
