import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refundRequestStatusValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal, removedText } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { payments } from './payments.ts';
import { users } from './users.ts';

/** Clients who ask for their money back. Cents. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    payment_id: uuid()
      .notNull()
      .references(() => payments.id),
    package_name: text().notNull(),
    receipt_number: text().notNull(),
    paid: integer().notNull(),
    /** What the ladder gave at the moment of asking, and its sentence. */
    entitled: integer().notNull(),
    entitled_why: text().notNull(),
    reason: text().notNull(),
    status: text({ enum: refundRequestStatusValues }).notNull().default('requested'),
    answer_by: instant().notNull(),
    /** Who of the staff answers it. */
    owner_id: uuid().references(() => users.id),
    answer: text(),
    answered_by: uuid().references(() => users.id),
    answered_at: instant(),
    refunded: integer(),
    ended_package: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('refund_requests_status', table.status, refundRequestStatusValues),
    check('refund_requests_granted', sql`(${table.status} = 'granted') = (${table.refunded} is not null)`),
    check(
      'refund_requests_answered',
      sql`${table.status} not in ('granted', 'declined') or (${table.answered_at} is not null and ${table.answer} is not null)`,
    ),
    // One at a time for a payment.
    uniqueIndex('refund_requests_open')
      .on(table.payment_id)
      .where(sql`${table.status} = 'requested'`),
    index('refund_requests_of_client').on(table.user_id, table.id),
    index('refund_requests_of_payment').on(table.payment_id, table.id),
    index('refund_requests_by_status').on(table.status, table.answer_by),
    index('refund_requests_in_state').on(table.status, table.id),
    index('refund_requests_due').on(table.answer_by, table.id),
    index('refund_requests_created').on(table.created_at),
    searchIndex('refund_requests_search', table.receipt_number, table.package_name),
  ],
);
personal(refundRequests, {
  of: ({ id }) => eq(refundRequests.user_id, id),
  becomes: () => ({ reason: removedText, answer: removedText }),
  copy: 'Refund requests',
  plain: { 'what was bought': ['package_name', 'receipt_number'], 'the sentence of the policy': ['entitled_why'] },
});
