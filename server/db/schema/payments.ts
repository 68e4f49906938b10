import { eq, or, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  onboardingSourceValues,
  onboardingStepValues,
  paymentKindValues,
  paymentProviderValues,
  paymentStatusValues,
  refundStateValues,
} from '../../../generated/enums.ts';
import type { PackageKind, RefundShares } from '../../../generated/api.ts';
import type { Charge } from '../../ports/payments/payments.ts';
import { base, instant, oneOf } from '../columns.ts';
import { closedEmail, notPersonal, personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

// Sign-ups are in the same file as the payments they lead to: each references the other.

/** The brief's initial client data: prospects, someone who began to sign up and has no account yet. */
export const initialClientData = pgTable(
  'initial_client_data',
  {
    ...base,
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    zip: text().notNull(),
    package_identifier: text(),
    coupon_code: text(),
    step: text({ enum: onboardingStepValues }).notNull().default('incomplete'),
    source: text({ enum: onboardingSourceValues }).notNull(),
    /** The advisor responsible for it; null: no one yet. */
    started_by: uuid().references(() => users.id),
    last_step_at: instant().notNull(),
    last_nudge_at: instant(),
    /** Of their browser; the account gets it. */
    time_zone: text(),
    /** From then on no reminder goes out. */
    reminders_stopped_at: instant(),
    /** When a link mailed to `email` was opened; null again when the e-mail changes. */
    email_confirmed_at: instant(),
    /** The number of the newest token (`modules/onboarding/tokens.ts`). */
    token_number: integer().notNull().default(0),
    /** Tokens with a lower number have ended. */
    token_floor: integer().notNull().default(0),
    /** The number of the newest link that staff sent; earlier ones have ended. */
    link_number: integer().notNull().default(0),
    terms_version: text(),
    terms_accepted_at: instant(),
    payment_id: uuid().references((): AnyPgColumn => payments.id, { onDelete: 'set null' }),
    /** The account, once paid; null while the account with this e-mail waits for its owner to confirm it. */
    user_id: uuid().references(() => users.id),
    /** The payment made that account; not so where the e-mail had one by then. */
    made_account: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('initial_client_data_step', table.step, onboardingStepValues),
    oneOf('initial_client_data_source', table.source, onboardingSourceValues),
    check('initial_client_data_converted', sql`${table.user_id} is null or ${table.step} = 'payment_success'`),
    index('initial_client_data_step_at').on(table.step, table.last_step_at),
    index('initial_client_data_by_step').on(table.step, table.id),
    index('initial_client_data_first_name').on(table.first_name, table.id),
    index('initial_client_data_last_name').on(table.last_name, table.id),
    index('initial_client_data_by_email').on(table.email, table.id),
    index('initial_client_data_package').on(table.package_identifier, table.id),
    index('initial_client_data_source').on(table.source, table.id),
    index('initial_client_data_nudged').on(table.last_nudge_at, table.id),
    index('initial_client_data_last_step').on(table.last_step_at),
    searchIndex('initial_client_data_search', table.first_name, table.last_name, table.email),
    index('initial_client_data_created').on(table.created_at),
    index('initial_client_data_owner').on(table.started_by, table.step),
    index('initial_client_data_email').on(sql`lower(${table.email})`),
  ],
);
personal(initialClientData, {
  of: ({ id, email }) => or(eq(initialClientData.user_id, id), eq(sql`lower(${initialClientData.email})`, email.toLowerCase())),
  becomes: ({ id }) => ({ first_name: 'Closed', last_name: 'account', email: closedEmail(id), phone: '0000000', zip: '00000', time_zone: null }),
  copy: 'Sign-up',
  plain: { 'what was bought, and on which terms': ['package_identifier', 'coupon_code', 'terms_version'] },
});

/** Receipts are numbered without a gap being promised: a payment that is undone takes its number with it. */
export const receiptNumbers = pgSequence('receipt_numbers');

/** One row for each onboarding and for each upgrade, whatever number of tries it takes. */
export const payments = pgTable(
  'payments',
  {
    ...base,
    kind: text({ enum: paymentKindValues }).notNull(),
    onboarding_id: uuid().references((): AnyPgColumn => initialClientData.id),
    user_id: uuid().references(() => users.id),
    package_identifier: text().notNull(),
    price: integer().notNull(),
    coupon_code: text(),
    discount: integer().notNull().default(0),
    amount: integer().notNull(),
    currency: text().notNull(),
    provider: text({ enum: paymentProviderValues }).notNull(),
    provider_id: text(),
    status: text({ enum: paymentStatusValues }).notNull().default('pending'),
    failure: text(),
    receipt_number: text().unique(),
    paid_at: instant(),
    refunded_amount: integer().notNull().default(0),
    refunded_at: instant(),
    refund_reason: text(),
    /** How far the newest refund is at the processor. */
    refund_status: text({ enum: refundStateValues }),
    /** What refunds came back of: with it alone may `refunded_amount` fall. */
    returned_amount: integer().notNull().default(0),
    disputed_amount: integer().notNull().default(0),
    dispute_fee: integer().notNull().default(0),
    /** When the last of these three moved. */
    moved_at: instant(),
    terms_version: text(),
    terms_accepted_at: instant(),
    /** When its package ended before the work was done: by a refund, or with the account. Nothing more is due from then on. */
    ended_at: instant(),
    /** The order as shown before paying; null for payments older than this column. */
    quote: jsonb().$type<PaymentQuote>(),
  },
  (table) => [
    oneOf('payments_kind', table.kind, paymentKindValues),
    oneOf('payments_provider', table.provider, paymentProviderValues),
    oneOf('payments_status', table.status, paymentStatusValues),
    check('payments_amount', sql`${table.amount} = ${table.price} - ${table.discount} and ${table.amount} >= 0 and ${table.discount} >= 0`),
    oneOf('payments_refund_status', table.refund_status, refundStateValues),
    check('payments_dispute', sql`${table.disputed_amount} >= 0 and ${table.dispute_fee} >= 0 and ${table.returned_amount} >= 0`),
    check('payments_refund', sql`${table.refunded_amount} between 0 and ${table.amount}`),
    check(
      'payments_of',
      sql`(${table.kind} = 'package' or ${table.onboarding_id} is null) and (${table.onboarding_id} is not null or ${table.user_id} is not null)`,
    ),
    check('payments_paid', sql`(${table.status} in ('succeeded', 'partly_refunded', 'refunded')) = (${table.paid_at} is not null)`),
    // No one pays twice for one onboarding or has two open payments of their own.
    uniqueIndex('payments_of_onboarding').on(table.onboarding_id),
    uniqueIndex('payments_open_own')
      .on(table.user_id)
      .where(sql`onboarding_id is null and status in ('pending', 'requires_action', 'failed')`),
    uniqueIndex('payments_provider_id').on(table.provider, table.provider_id),
    index('payments_of_user').on(table.user_id, table.created_at),
    index('payments_by_status').on(table.status, table.created_at),
    index('payments_in_state').on(table.status, table.id),
    index('payments_package').on(table.package_identifier, table.id),
    index('payments_paid_at').on(table.paid_at, table.id),
    searchIndex('payments_search', table.receipt_number, table.package_identifier, table.coupon_code),
    index('payments_created').on(table.created_at),
    index('payments_amount').on(table.amount, table.id),
  ],
);
notPersonal(payments, {
  'payments are kept': ['package_identifier', 'coupon_code', 'currency', 'provider_id', 'failure', 'receipt_number', 'refund_reason', 'terms_version', 'quote'],
});

/** What a buyer was shown, kept as it was until `until`; the sums are in the payment's own columns. */
export interface PaymentQuote {
  package_name: string;
  package_version: number;
  /** Decides the refund ladder; missing on payments from before reviews had one of their own, which keep the ladder of their day. */
  package_kind?: PackageKind;
  /** The refund policy it was offered under; missing on payments from before it was a setting, which keep that of their day. */
  refund_shares?: RefundShares;
  inclusions: string[];
  /** The coupon they named, in its normal form, also where it does not count. */
  asked_code: string | null;
  /** The package that is upgraded from, its id. */
  from_package: string | null;
  /** ISO instant. */
  until: string;
  /** The total they were shown before, where it is another one now; cents. */
  total_before: number | null;
  /** The buyer's own earlier uses of the coupon were counted. */
  buyer_checked: boolean;
}

/** Which way money went, as the firm sees it. */
export const ledgerKinds = ['charge', 'refund', 'refund_returned', 'dispute', 'dispute_fee'] as const;

/**
 * Every movement of money, dated when it moved: a refund is in its own month, however long ago the payment was (docs/rules.md, Refunds). The database
 * writes the entries itself as a payment is paid, refunded or disputed, and refuses to change them: triggers of the migrations. Cents, what went out below zero.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    created_at: base.created_at,
    payment_id: uuid()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    moved_at: instant().notNull(),
  },
  (table) => [
    oneOf('ledger_entries_kind', table.kind, ledgerKinds),
    check(
      'ledger_entries_amount',
      sql`(${table.kind} = 'charge' and ${table.amount} >= 0) or (${table.kind} = 'refund' and ${table.amount} < 0) or (${table.kind} = 'refund_returned' and ${table.amount} > 0) or (${table.kind} in ('dispute', 'dispute_fee') and ${table.amount} <> 0)`,
    ),
    index('ledger_entries_moved').on(table.moved_at),
    index('ledger_entries_of_payment').on(table.payment_id, table.moved_at),
  ],
);
notPersonal(ledgerEntries, {});

/** What someone pays for, and how much. */
export type PaymentOrder = Pick<typeof payments.$inferSelect, 'kind' | 'package_identifier' | 'price' | 'discount' | 'amount' | 'coupon_code' | 'quote'> &
  Partial<Pick<typeof payments.$inferSelect, 'terms_version' | 'terms_accepted_at'>>;

/** What an act asks of the provider: by one key it is one charge or one refund, however often it is sent. */
export type PaymentActRequest =
  /** Nothing yet. */
  | { kind: 'look' }
  /** The payer's e-mail address is in `charge` until it is settled. `is_new`: the provider has no charge yet that could be changed. */
  | { kind: 'charge'; key: string; is_new: boolean; charge: Charge; order: PaymentOrder }
  | { kind: 'refund'; key: string; amount: number; reason: string; actor_id: string; ends_package?: boolean };

/**
 * What the card payment provider is being asked to do about a payment, or was asked and is not settled yet: one act at a time for each
 * payment. It is committed before the provider is called and deleted as it is settled, so whatever stays was cut off and is finished later.
 */
export const paymentActs = pgTable('payment_acts', {
  ...base,
  payment_id: uuid()
    .notNull()
    .unique()
    .references(() => payments.id, { onDelete: 'cascade' }),
  request: jsonb().$type<PaymentActRequest>().notNull(),
  /** Who acts on it now; another one may after `claimed_until`. */
  claim: uuid().notNull(),
  claimed_until: instant().notNull(),
});
notPersonal(paymentActs, { "holds the payer's e-mail until it is settled, minutes later, and is deleted then": ['request'] });

/** Work that only one process does at a time. */
export const turns = pgTable('turns', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  until: instant().notNull(),
});
notPersonal(turns, { 'work of ours': ['name'] });
