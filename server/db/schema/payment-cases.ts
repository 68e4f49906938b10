import { eq, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paymentCaseKindValues, paymentCaseStatusValues, refundStateValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { notPersonal, personal, removedText } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { payments } from './payments.ts';
import { users } from './users.ts';

/** What went wrong with a payment and needs an admin: one row for each dispute, failed refund and payment that failed. Cents. */
export const paymentCases = pgTable(
  'payment_cases',
  {
    ...base,
    kind: text({ enum: paymentCaseKindValues }).notNull(),
    /** With the kind it names the case, so that the same news makes it once: the dispute's or refund's name at the processor, or the payment's id. */
    reference: text().notNull(),
    status: text({ enum: paymentCaseStatusValues }).notNull(),
    payment_id: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    user_id: uuid().references(() => users.id),
    receipt_number: text(),
    amount: integer().notNull(),
    fee: integer().notNull().default(0),
    reason: text().notNull(),
    due_at: instant().notNull(),
    /** Who of the staff takes care of it. */
    owner_id: uuid().references(() => users.id),
    provider_id: text(),
    note: text(),
    closed_by: uuid().references(() => users.id),
    closed_at: instant(),
  },
  (table) => [
    oneOf('payment_cases_kind', table.kind, paymentCaseKindValues),
    oneOf('payment_cases_status', table.status, paymentCaseStatusValues),
    check('payment_cases_course', sql`(${table.kind} = 'dispute') = (${table.status} in ('answer_due', 'with_bank', 'won', 'lost'))`),
    check('payment_cases_closed', sql`(${table.status} in ('won', 'lost', 'done')) = (${table.closed_at} is not null)`),
    uniqueIndex('payment_cases_reference').on(table.kind, table.reference),
    index('payment_cases_of_payment').on(table.payment_id, table.id),
    index('payment_cases_of_client').on(table.user_id, table.id),
    index('payment_cases_by_status').on(table.status, table.due_at),
    index('payment_cases_in_state').on(table.status, table.id),
    index('payment_cases_by_kind').on(table.kind, table.id),
    index('payment_cases_due').on(table.due_at, table.id),
    index('payment_cases_created').on(table.created_at),
    searchIndex('payment_cases_search', table.receipt_number, table.reason),
  ],
);
personal(paymentCases, {
  of: ({ id }) => eq(paymentCases.user_id, id),
  becomes: () => ({ note: removedText }),
  copy: 'Payment cases',
  plain: { 'payments are kept': ['reference', 'receipt_number', 'provider_id'], 'what the card processor gives as a reason': ['reason'] },
});

/** Refunds sent, each with what the processor says of it. Cents. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    ...base,
    payment_id: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The key it was sent by. */
    key: text().notNull().unique(),
    amount: integer().notNull(),
    provider_id: text().unique(),
    status: text({ enum: refundStateValues }).notNull(),
  },
  (table) => [
    oneOf('payment_refunds_status', table.status, refundStateValues),
    index('payment_refunds_of_payment').on(table.payment_id, table.id),
    index('payment_refunds_by_status').on(table.status, table.id),
  ],
);
notPersonal(paymentRefunds, { 'payments are kept': ['key', 'provider_id'] });
