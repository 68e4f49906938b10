import { and, eq, or, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, numeric, pgSequence, pgTable, primaryKey, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import {
  auditAreaValues,
  auditOutcomeValues,
  bodyStyleValues,
  chatClientStatusValues,
  chatEmployeeStatusValues,
  chatKindValues,
  checklistStatusValues,
  complaintCategoryValues,
  complaintStatusValues,
  contactTimeValues,
  contactWayValues,
  couponKindValues,
  couponUsageStateValues,
  drivetrainValues,
  filePurposeValues,
  fuelKindValues,
  linkReasonValues,
  linkStatusValues,
  linkTierValues,
  noteStatusValues,
  onboardingSourceValues,
  onboardingStepValues,
  paymentKindValues,
  paymentProviderValues,
  paymentStatusValues,
  researchVerdictValues,
  roleValues,
  stepInProcessValues,
  supportStatusValues,
  supportTopicValues,
  targetKindValues,
  taxBaseValues,
  titleStatusValues,
  tokenPurposeValues,
  transmissionValues,
  userStatusValues,
  vehicleConditionValues,
  worksheetWarningValues,
} from '../../generated/enums.ts';
import type { ChecklistSelections, FrozenTaxRule, NotificationChoices, TradeIn, WorksheetAddOn, WorksheetFee, WorksheetRebate } from '../../generated/api.ts';
import type { Charge } from '../ports/payments/payments.ts';
import { base, day, instant, oneOf } from './columns.ts';
import { closedEmail, notPersonal, personal, removedWords } from './personal.ts';

// ── auth ─────────────────────────────────────────────────────────────────────────────────────────

/** What a mailed token is for: what the page to choose a password tells apart, and proving a mailbox. */
export const mailTokenPurposes = [...tokenPurposeValues, 'confirm_email'] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Tokens of mails: to reset a password, to accept an invitation. Only the hash is kept; each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    ...base,
    token_hash: text().notNull().unique(),
    user_id: uuid()
      .notNull()
      .references((): AnyPgColumn => users.id),
    purpose: text({ enum: mailTokenPurposes }).notNull(),
    /** Of `confirm_email`: the address the account takes over by it; null confirms the one it has. */
    email: text(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [oneOf('mail_tokens_purpose', table.purpose, mailTokenPurposes), index('mail_tokens_of_user').on(table.user_id, table.purpose)],
);
personal(mailTokens, {
  of: ({ id }) => eq(mailTokens.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'They are links that were mailed; the e-mail asked for is known to whoever asked.' },
  plain: { 'a hash': ['token_hash'] },
});

/** Codes with which a session moves to another host: once, there alone, within 30 seconds. */
export const handOvers = pgTable('hand_overs', {
  ...base,
  code_hash: text().notNull().unique(),
  session_id: uuid()
    .notNull()
    .references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
  /** Host name without port. */
  host: text().notNull(),
  expires_at: instant().notNull(),
});
notPersonal(handOvers, { 'a hash': ['code_hash'], 'one of our own hosts': ['host'] });

// ── users ────────────────────────────────────────────────────────────────────────────────────────

/** Everybody with an account: admins, employees (advisors), clients. */
export const users = pgTable(
  'users',
  {
    ...base,
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    /** Made by the database, so that lists sort and search by it. */
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    phone: text(),
    zip: text(),
    /** The stored file that is the picture. */
    avatar: uuid(),
    role: text({ enum: roleValues }).notNull(),
    status: text({ enum: userStatusValues }).notNull(),
    /** When a link mailed to the address was opened; null: whoever holds the mailbox has not been seen yet. */
    email_confirmed_at: instant(),
    /** argon2id; null until an invitation is accepted, and after somebody else than the holder of the mailbox had chosen one. */
    password_hash: text(),
    /** What a client has bought. */
    package_id: uuid().references((): AnyPgColumn => packages.id),
    /** Of a client. */
    advisor_id: uuid().references((): AnyPgColumn => users.id),
    /** When somebody first began to work for the client; before it, and without an advisor, they stand in the pool. */
    begun_at: instant(),
    /** When the first link was published to the client, and the first OTD worksheet made for them: the rungs of the refund ladder. */
    first_link_at: instant(),
    first_worksheet_at: instant(),
    best_contact: text({ enum: contactWayValues }),
    best_time: text({ enum: contactTimeValues }),
    time_zone: text(),
    /** Of somebody who works here; clients read it under the name. */
    title: text(),
    /** The last day away: no new clients until then. */
    absent_until: day(),
    /** How many clients in progress an employee is to have at most. */
    capacity: integer().notNull().default(15),
    last_sign_in_at: instant(),
    /** Per kind of notification: whether it is mailed and pushed; what is missing follows the default. */
    notification_choices: jsonb().$type<NotificationChoices>().notNull().default({}),
    terms_version: text(),
    terms_accepted_at: instant(),
    deleted_at: instant(),
  },
  (table) => [
    oneOf('users_role', table.role, roleValues),
    oneOf('users_status', table.status, userStatusValues),
    oneOf('users_best_contact', table.best_contact, contactWayValues),
    oneOf('users_best_time', table.best_time, contactTimeValues),
    check('users_capacity', sql`${table.capacity} between 0 and 1000`),
    check('users_advisor_of_client', sql`${table.advisor_id} is null or ${table.role} = 'client'`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_role_status').on(table.role, table.status),
    // With the mark of closed accounts, so that an advisor's clients are counted in the index alone.
    index('users_advisor').on(table.advisor_id, table.deleted_at),
    index('users_package').on(table.package_id),
    // Every order of the lists, with the id that settles ties: what is equal or empty in many rows would be sorted anew each time.
    index('users_name').on(table.name, table.id),
    index('users_name_in_role').on(table.role, table.name, table.id),
    index('users_first_name').on(table.first_name, table.id),
    index('users_last_name').on(table.last_name, table.id),
    index('users_by_email').on(table.email),
    index('users_by_role').on(table.role, table.id),
    index('users_by_status').on(table.status, table.id),
    index('users_last_sign_in').on(table.last_sign_in_at, table.id),
    index('users_created').on(table.created_at),
  ],
);
personal(users, {
  of: ({ id }) => eq(users.id, id),
  becomes: ({ id }) => ({
    email: closedEmail(id),
    first_name: 'Closed',
    last_name: 'account',
    phone: null,
    zip: null,
    avatar: null,
    best_contact: null,
    best_time: null,
    time_zone: null,
    title: null,
    absent_until: null,
    notification_choices: {},
    password_hash: null,
  }),
  copy: 'Account',
  plain: { 'made of the other names': ['name'], 'what was agreed to': ['terms_version'] },
});

/** Who became an admin or an advisor, made so by whom and why. */
export const roleChanges = pgTable(
  'role_changes',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    from_role: text({ enum: roleValues }).notNull(),
    to_role: text({ enum: roleValues }).notNull(),
    reason: text().notNull(),
    actor_id: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    oneOf('role_changes_from', table.from_role, roleValues),
    oneOf('role_changes_to', table.to_role, roleValues),
    index('role_changes_of').on(table.user_id, table.id),
  ],
);
personal(roleChanges, {
  of: ({ id }) => eq(roleChanges.user_id, id),
  becomes: () => ({ reason: removedWords }),
  copy: { leftOut: 'why staff decided so is about the work' },
});

/** Clients who went from one employee to others in one act; what it moved stands in `hand_over_moves`. */
export const clientHandOvers = pgTable(
  'client_hand_overs',
  {
    ...base,
    from_id: uuid()
      .notNull()
      .references(() => users.id),
    actor_id: uuid()
      .notNull()
      .references(() => users.id),
    reason: text(),
    undone_at: instant(),
    undone_by: uuid().references(() => users.id),
  },
  (table) => [index('client_hand_overs_from').on(table.from_id, table.id)],
);
personal(clientHandOvers, {
  of: ({ id }) => eq(clientHandOvers.from_id, id),
  becomes: () => ({ reason: null }),
  copy: { leftOut: 'why staff decided so is about the work' },
});

/** One thing that changed hands; undone where it still is in the hands it went to. */
export const handOverMoves = pgTable(
  'hand_over_moves',
  {
    ...base,
    hand_over_id: uuid()
      .notNull()
      .references(() => clientHandOvers.id),
    /** In the words of timeline targets: a client, a complaint, a support request. */
    kind: text({ enum: targetKindValues }).notNull(),
    target_id: uuid().notNull(),
    /** Null: nobody, or the admins. */
    to_id: uuid().references(() => users.id),
  },
  (table) => [oneOf('hand_over_moves_kind', table.kind, targetKindValues), index('hand_over_moves_of').on(table.hand_over_id)],
);

// ── packages ─────────────────────────────────────────────────────────────────────────────────────

export const packages = pgTable(
  'packages',
  {
    ...base,
    name: text().notNull(),
    package_identifier: text().notNull().unique(),
    tagline: text(),
    /** Cents. */
    price: integer().notNull(),
    inclusions: text().array().notNull().default([]),
    max_links: integer(),
    max_otd_prices: integer(),
    days_included: integer().notNull().default(45),
    is_active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('packages_price', sql`${table.price} >= 0`),
    // The brief's own routes stand beside the slug: /onboard-the-client/payment, …/payment-success.
    check('packages_identifier', sql`${table.package_identifier} not in ('payment', 'payment-success')`),
    index('packages_position').on(table.is_active, table.position),
  ],
);
notPersonal(packages, { 'what the firm sells': ['name', 'package_identifier', 'tagline', 'inclusions'] });

// ── coupons ──────────────────────────────────────────────────────────────────────────────────────

/** Counts and sums are kept at each use, under the row's lock, so that lists can sort by them. */
export const coupons = pgTable(
  'coupons',
  {
    ...base,
    /** Upper case. */
    code: text().notNull().unique(),
    kind: text({ enum: couponKindValues }).notNull(),
    /** Percent, or cents. */
    value: integer().notNull(),
    min_package_price: integer(),
    starts_at: instant(),
    ends_at: instant(),
    max_redemptions: integer(),
    max_per_user: integer(),
    /** Empty: all. */
    package_identifiers: text().array().notNull().default([]),
    is_active: boolean().notNull().default(true),
    redeemed_count: integer().notNull().default(0),
    reserved_count: integer().notNull().default(0),
    gross: integer().notNull().default(0),
    discounts: integer().notNull().default(0),
    net_revenue: integer().notNull().default(0),
  },
  (table) => [
    oneOf('coupons_kind', table.kind, couponKindValues),
    check('coupons_code', sql`${table.code} = upper(${table.code})`),
    check('coupons_value', sql`${table.value} >= 1 and (${table.kind} <> 'percent' or ${table.value} <= 100)`),
    check('coupons_runs', sql`${table.starts_at} < ${table.ends_at}`),
    // The last one cannot be taken twice, whatever the code above believes.
    check(
      'coupons_not_overdrawn',
      sql`${table.redeemed_count} >= 0 and ${table.reserved_count} >= 0 and ${table.redeemed_count} + ${table.reserved_count} <= ${table.max_redemptions}`,
    ),
    index('coupons_ends').on(table.ends_at),
    index('coupons_active').on(table.is_active, table.kind),
    index('coupons_net_revenue').on(table.net_revenue),
  ],
);
notPersonal(coupons, { 'what the firm gives': ['code', 'package_identifiers'] });

/** One hold or use of a coupon by one payment. */
export const couponUsage = pgTable(
  'coupon_usage',
  {
    ...base,
    coupon_id: uuid()
      .notNull()
      .references(() => coupons.id),
    /** As it was then. */
    code: text().notNull(),
    payment_id: uuid()
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: 'cascade' }),
    user_id: uuid().references(() => users.id),
    /** Whose it is before there is an account; small letters. */
    buyer_email: text(),
    /** Which mailbox that is (`domain/mailbox.ts`): one for all spellings of it. Uses for each person are counted by it. */
    buyer_key: text(),
    package_identifier: text().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    paid: integer().notNull(),
    state: text({ enum: couponUsageStateValues }).notNull(),
    reserved_until: instant(),
  },
  (table) => [
    oneOf('coupon_usage_state', table.state, couponUsageStateValues),
    check('coupon_usage_paid', sql`${table.paid} = ${table.price} - ${table.discount} and ${table.paid} >= 0`),
    index('coupon_usage_of_coupon').on(table.coupon_id, table.state),
    index('coupon_usage_of_user').on(table.user_id),
    index('coupon_usage_created').on(table.created_at),
    index('coupon_usage_code').on(table.code, table.id),
    index('coupon_usage_price').on(table.price, table.id),
    index('coupon_usage_discount').on(table.discount, table.id),
    index('coupon_usage_amount').on(table.paid, table.id),
    index('coupon_usage_by_state').on(table.state, table.id),
    index('coupon_usage_of_buyer').on(table.buyer_key),
    index('coupon_usage_held')
      .on(table.reserved_until)
      .where(sql`state = 'reserved'`),
  ],
);
personal(couponUsage, {
  of: ({ id, email }) => or(eq(couponUsage.user_id, id), eq(couponUsage.buyer_email, email.toLowerCase())),
  becomes: () => ({ buyer_email: null, buyer_key: null }),
  copy: 'Coupons',
  plain: { money: ['code', 'package_identifier'] },
});

// ── onboarding ───────────────────────────────────────────────────────────────────────────────────

/** The brief's initial client data: prospects, somebody who began to sign up and has no account yet. */
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
    /** Who takes care of it; null: nobody yet. */
    started_by: uuid().references(() => users.id),
    last_step_at: instant().notNull(),
    last_nudge_at: instant(),
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
    index('initial_client_data_created').on(table.created_at),
    index('initial_client_data_owner').on(table.started_by, table.step),
    index('initial_client_data_email').on(sql`lower(${table.email})`),
  ],
);
personal(initialClientData, {
  of: ({ id, email }) => or(eq(initialClientData.user_id, id), eq(sql`lower(${initialClientData.email})`, email.toLowerCase())),
  becomes: ({ id }) => ({ first_name: 'Closed', last_name: 'account', email: closedEmail(id), phone: '0000000', zip: '00000' }),
  copy: 'Sign-up',
  plain: { 'what was bought, and on which terms': ['package_identifier', 'coupon_code', 'terms_version'] },
});

// ── payments ─────────────────────────────────────────────────────────────────────────────────────

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
    terms_version: text(),
    terms_accepted_at: instant(),
    /** What was shown before paying; null for payments from before it was kept. */
    quote: jsonb().$type<PaymentQuote>(),
  },
  (table) => [
    oneOf('payments_kind', table.kind, paymentKindValues),
    oneOf('payments_provider', table.provider, paymentProviderValues),
    oneOf('payments_status', table.status, paymentStatusValues),
    check('payments_amount', sql`${table.amount} = ${table.price} - ${table.discount} and ${table.amount} >= 0 and ${table.discount} >= 0`),
    check('payments_refund', sql`${table.refunded_amount} between 0 and ${table.amount}`),
    check(
      'payments_of',
      sql`(${table.kind} = 'package' or ${table.onboarding_id} is null) and (${table.onboarding_id} is not null or ${table.user_id} is not null)`,
    ),
    check('payments_paid', sql`(${table.status} in ('succeeded', 'partly_refunded', 'refunded')) = (${table.paid_at} is not null)`),
    // Nobody pays twice for one onboarding, nor has two payments of their own open.
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
    index('payments_created').on(table.created_at),
    index('payments_amount').on(table.amount, table.id),
  ],
);
notPersonal(payments, {
  'payments are kept': ['package_identifier', 'coupon_code', 'currency', 'provider_id', 'failure', 'receipt_number', 'refund_reason', 'terms_version', 'quote'],
});

/** What a buyer was shown, kept as it was until `until`; the sums stand in the payment's own columns. */
export interface PaymentQuote {
  package_name: string;
  package_version: number;
  inclusions: string[];
  /** The coupon they named, in its normal form, also where it does not count. */
  asked_code: string | null;
  /** The package that is upgraded from. */
  from_package: string | null;
  /** ISO instant. */
  until: string;
  /** The total they were shown before, where it is another one now; cents. */
  total_before: number | null;
  /** The buyer's own earlier uses of the coupon were counted. */
  buyer_checked: boolean;
}

/** Which way money went, as the firm sees it. */
export const ledgerKinds = ['charge', 'refund'] as const;

/**
 * Every movement of money, dated when it moved: a refund stands in its own month, however long ago the payment was (domain: refunds). The database
 * writes the entries itself as a payment is paid or refunded, and refuses to change them: triggers of the migrations. Cents, refunds below zero.
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
    check('ledger_entries_amount', sql`(${table.kind} = 'charge' and ${table.amount} >= 0) or (${table.kind} = 'refund' and ${table.amount} < 0)`),
    index('ledger_entries_moved').on(table.moved_at),
    index('ledger_entries_of_payment').on(table.payment_id, table.moved_at),
  ],
);
notPersonal(ledgerEntries, {});

/** What somebody pays for, and how much. */
export type PaymentOrder = Pick<typeof payments.$inferSelect, 'kind' | 'package_identifier' | 'price' | 'discount' | 'amount' | 'coupon_code' | 'quote'> &
  Partial<Pick<typeof payments.$inferSelect, 'terms_version' | 'terms_accepted_at'>>;

/** What an act asks of the provider: by one key it is one charge or one refund, however often it is sent. */
export type PaymentActRequest =
  /** Nothing yet. */
  | { kind: 'look' }
  /** The payer's e-mail address stands in `charge` until it is settled. `is_new`: there is no charge at the provider yet that could be changed. */
  | { kind: 'charge'; key: string; is_new: boolean; charge: Charge; order: PaymentOrder }
  | { kind: 'refund'; key: string; amount: number; reason: string; actor_id: string };

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
  /** Whoever acts on it now; another one may after `claimed_until`. */
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

// ── employees ────────────────────────────────────────────────────────────────────────────────────

// ── preferences ──────────────────────────────────────────────────────────────────────────────────

/** One checklist per client and package. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    package_id: uuid()
      .notNull()
      .references(() => packages.id),
    status: text({ enum: checklistStatusValues }).notNull().default('draft'),
    /** Percent; kept at each save so that lists can sort by it. */
    progress: integer().notNull().default(0),
    selections: jsonb().$type<ChecklistSelections>().notNull().default({}),
    trade_in: jsonb().$type<TradeIn>().notNull().default({}),
    submitted_at: instant(),
    /** When it was last told that it changed after it was submitted. */
    change_told_at: instant(),
    changes_note: text(),
  },
  (table) => [
    oneOf('user_preferences_status', table.status, checklistStatusValues),
    check('user_preferences_progress', sql`${table.progress} between 0 and 100`),
    uniqueIndex('user_preferences_of').on(table.user_id, table.package_id),
    index('user_preferences_by_status').on(table.status, table.id),
    index('user_preferences_progress').on(table.progress, table.id),
    index('user_preferences_submitted').on(table.submitted_at, table.id),
    index('user_preferences_created').on(table.created_at),
    index('user_preferences_updated').on(table.updated_at, table.id),
    // Whether somebody is a new request, asked of every row of theirs.
    index('user_preferences_requests')
      .on(table.user_id, table.submitted_at)
      .where(sql`submitted_at is not null`),
  ],
);
personal(userPreferences, {
  of: ({ id }) => eq(userPreferences.user_id, id),
  becomes: () => ({ selections: {}, trade_in: {}, changes_note: null }),
  copy: 'Checklists',
});

// ── folders ──────────────────────────────────────────────────────────────────────────────────────

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
    /** Whose client's rows it belongs to; null for what is of no client. */
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
    /** When something took it up; what nothing takes up within a day is removed. */
    claimed_at: instant(),
  },
  (table) => [
    oneOf('stored_files_purpose', table.purpose, filePurposeValues),
    uniqueIndex('stored_files_name').on(table.folder_id, sql`lower(${table.file_name})`),
    index('stored_files_of_message').on(table.message_id),
    index('stored_files_of_complaint').on(table.complaint_id),
    index('stored_files_of_reply').on(table.complaint_reply_id),
    index('stored_files_unclaimed')
      .on(table.created_at)
      .where(sql`claimed_at is null and folder_id is null`),
  ],
);
/** What clients gave and what was given to them. What staff put on cars stays with the cars. */
personal(storedFiles, {
  of: ({ id }) =>
    and(
      or(
        eq(storedFiles.client_id, id),
        sql`${storedFiles.uploaded_by} = ${id} and exists (select 1 from users where users.id = ${id} and users.role = 'client')`,
      ),
      sql`not exists (select 1 from car_photos where car_photos.file_id = ${storedFiles.id})`,
    ),
  // The bytes with them, by a job (users/closing.ts).
  becomes: 'removed',
  copy: 'Files',
});

// ── complaints ───────────────────────────────────────────────────────────────────────────────────

export const complaints = pgTable(
  'complaints',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    subject: text().notNull(),
    category: text({ enum: complaintCategoryValues }).notNull(),
    details: text().notNull(),
    status: text({ enum: complaintStatusValues }).notNull().default('submitted'),
    /** When the present state began: reopening is open for a while only. */
    status_since: instant().notNull(),
    assigned_to: uuid().references(() => users.id),
    resolved_at: instant(),
    closed_at: instant(),
  },
  (table) => [
    oneOf('complaints_category', table.category, complaintCategoryValues),
    oneOf('complaints_status', table.status, complaintStatusValues),
    index('complaints_of_client').on(table.user_id, table.created_at),
    index('complaints_assigned').on(table.assigned_to, table.status),
    index('complaints_by_status').on(table.status, table.id),
    index('complaints_category').on(table.category, table.id),
    index('complaints_subject').on(table.subject, table.id),
    index('complaints_created').on(table.created_at),
    index('complaints_updated').on(table.updated_at),
  ],
);
personal(complaints, {
  of: ({ id }) => eq(complaints.user_id, id),
  becomes: () => ({ subject: removedWords, details: removedWords }),
  copy: 'Complaints',
});

/** What people wrote in the course of a complaint; what happened to it stands in the log. */
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
  becomes: () => ({ text: removedWords }),
  copy: 'Replies to complaints',
});

// ── chats ────────────────────────────────────────────────────────────────────────────────────────

/** One chat of each kind per client: with the advisor, and with the desk. */
export const chats = pgTable(
  'chats',
  {
    ...base,
    kind: text({ enum: chatKindValues }).notNull(),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The advisor; null while the desk answers. */
    employee_id: uuid().references(() => users.id),
    employee_status: text({ enum: chatEmployeeStatusValues }).notNull().default('resolved'),
    client_status: text({ enum: chatClientStatusValues }).notNull().default('up_to_date'),
    snoozed_until: instant(),
    /** The client's oldest message without an answer. */
    waiting_since: instant(),
    last_seq: integer().notNull().default(0),
    client_read_seq: integer().notNull().default(0),
    employee_read_seq: integer().notNull().default(0),
    last_text: text(),
    last_message_at: instant(),
  },
  (table) => [
    oneOf('chats_kind', table.kind, chatKindValues),
    oneOf('chats_employee_status', table.employee_status, chatEmployeeStatusValues),
    oneOf('chats_client_status', table.client_status, chatClientStatusValues),
    uniqueIndex('chats_of_client').on(table.client_id, table.kind),
    index('chats_of_employee').on(table.employee_id, table.employee_status),
    index('chats_waiting').on(table.employee_status, table.waiting_since),
    index('chats_waiting_since').on(table.waiting_since, table.id),
    index('chats_last_message').on(table.last_message_at, table.id),
    index('chats_created').on(table.created_at),
  ],
);
personal(chats, {
  of: ({ id }) => eq(chats.client_id, id),
  becomes: () => ({ last_text: null }),
  copy: { leftOut: 'the messages have a section' },
});

/** Messages. The sender makes `message_id`, so a retry never doubles; `seq` rises by one per chat. */
export const messages = pgTable(
  'messages',
  {
    message_id: uuid().primaryKey(),
    chat_id: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    sender_id: uuid().references(() => users.id),
    sender_role: text({ enum: roleValues }).notNull(),
    text: text().notNull(),
    sent_at: instant().notNull(),
  },
  (table) => [uniqueIndex('messages_of_chat').on(table.chat_id, table.seq), oneOf('messages_sender_role', table.sender_role, roleValues)],
);
personal(messages, {
  of: ({ id }) => sql`${messages.chat_id} in (select id from chats where client_id = ${id})`,
  becomes: () => ({ text: removedWords }),
  copy: 'Messages',
});

// ── listings ─────────────────────────────────────────────────────────────────────────────────────

/** What is known of a car, on listings and links alike. */
const carColumns = () => ({
  vin: text(),
  make: text(),
  model: text(),
  trim: text(),
  year: integer(),
  condition: text({ enum: vehicleConditionValues }),
  /** Cents. */
  price: integer(),
  miles: integer(),
  dealer: text(),
  place: text(),
  /** Miles from the client. */
  distance: integer(),
  body_style: text({ enum: bodyStyleValues }),
  fuel: text({ enum: fuelKindValues }),
  drivetrain: text({ enum: drivetrainValues }),
  transmission: text({ enum: transmissionValues }),
  seats: integer(),
  doors: integer(),
  exterior_colour: text(),
  interior_colour: text(),
  options: text().array().notNull().default([]),
});

/** Of `carColumns`, those of text. */
const aboutCar = ['vin', 'make', 'model', 'trim', 'dealer', 'place', 'exterior_colour', 'interior_colour', 'options'] as const;

/** Cars that advisors present, to one client or to many. */
export const listings = pgTable(
  'listings',
  {
    ...base,
    ...carColumns(),
    title: text().notNull(),
    url: text(),
    description: text(),
    is_displayed: boolean().notNull().default(false),
    /** Who presents it. */
    advisor_id: uuid().references(() => users.id),
  },
  (table) => [
    ...carChecks('listings', table),
    index('listings_of_advisor').on(table.advisor_id, table.id),
    index('listings_title').on(table.title),
    index('listings_car').on(table.make, table.year),
    index('listings_price').on(table.price),
    index('listings_miles').on(table.miles),
    index('listings_vin').on(table.vin),
    index('listings_displayed').on(table.is_displayed, table.id),
    index('listings_year').on(table.year, table.id),
    index('listings_created').on(table.created_at),
    index('listings_updated').on(table.updated_at),
  ],
);
notPersonal(listings, { 'about a car': [...aboutCar, 'title', 'url', 'description'] });

/** Whom a listing is for. */
export const listingClients = pgTable(
  'listing_clients',
  {
    listing_id: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.listing_id, table.client_id] }), index('listing_clients_of_client').on(table.client_id)],
);

/** The photos of a listing or of a link, in order. One file may stand on several. */
export const carPhotos = pgTable(
  'car_photos',
  {
    ...base,
    file_id: uuid()
      .notNull()
      .references(() => storedFiles.id),
    listing_id: uuid().references(() => listings.id, { onDelete: 'cascade' }),
    link_id: uuid().references((): AnyPgColumn => links.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    check('car_photos_of_one', sql`num_nonnulls(${table.listing_id}, ${table.link_id}) = 1`),
    index('car_photos_of_listing').on(table.listing_id, table.position),
    index('car_photos_of_link').on(table.link_id, table.position),
    index('car_photos_of_file').on(table.file_id),
  ],
);

/** The checks that go with `carColumns`. */
function carChecks(name: string, table: Record<'condition' | 'body_style' | 'fuel' | 'drivetrain' | 'transmission', AnyPgColumn>) {
  return [
    oneOf(`${name}_condition`, table.condition, vehicleConditionValues),
    oneOf(`${name}_body_style`, table.body_style, bodyStyleValues),
    oneOf(`${name}_fuel`, table.fuel, fuelKindValues),
    oneOf(`${name}_drivetrain`, table.drivetrain, drivetrainValues),
    oneOf(`${name}_transmission`, table.transmission, transmissionValues),
  ];
}

// ── links ────────────────────────────────────────────────────────────────────────────────────────

/** Car offers proposed to clients, and how far each has come. */
export const links = pgTable(
  'links',
  {
    ...base,
    ...carColumns(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    url: text(),
    title: text().notNull(),
    category: text(),
    tier: text({ enum: linkTierValues }).notNull().default('alternative'),
    status: text({ enum: linkStatusValues }).notNull().default('proposed'),
    /** When the present state began: undoing a rejection is open for a while only. */
    status_since: instant().notNull(),
    /** The state before a rejection, to go back to. */
    previous_status: text({ enum: linkStatusValues }),
    rejected_stage: text({ enum: linkStatusValues }),
    reason: text({ enum: linkReasonValues }),
    comments: text(),
    notes: text(),
    is_displayed: boolean().notNull().default(false),
    published_at: instant(),
    listing_id: uuid().references(() => listings.id, { onDelete: 'set null' }),
    report_count: integer().notNull().default(0),
    worksheet_count: integer().notNull().default(0),
    /** Cents, of the latest worksheet; kept here so that lists sort by it. */
    total_otd: integer(),
    first_total_otd: integer(),
    final_price: integer(),
    purchased_on: day(),
    last_verified_at: instant(),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    ...carChecks('links', table),
    oneOf('links_tier', table.tier, linkTierValues),
    oneOf('links_status', table.status, linkStatusValues),
    oneOf('links_reason', table.reason, linkReasonValues),
    check('links_purchased', sql`${table.status} <> 'purchased' or ${table.final_price} is not null`),
    uniqueIndex('links_address').on(table.user_id, table.url),
    uniqueIndex('links_vin_of_client').on(table.user_id, table.vin),
    index('links_of_client').on(table.user_id, table.is_displayed, table.status),
    index('links_by_status').on(table.status, table.id),
    index('links_status_since').on(table.status_since),
    index('links_tier_of').on(table.tier, table.id),
    index('links_category').on(table.category, table.id),
    index('links_title').on(table.title),
    index('links_car').on(table.make, table.year),
    index('links_price').on(table.price),
    index('links_miles').on(table.miles),
    index('links_distance').on(table.distance, table.id),
    index('links_year').on(table.year, table.id),
    index('links_vin').on(table.vin),
    index('links_total_otd').on(table.total_otd, table.id),
    index('links_published').on(table.published_at, table.id),
    index('links_displayed').on(table.is_displayed, table.id),
    index('links_of_listing').on(table.listing_id),
    index('links_created').on(table.created_at),
    index('links_updated').on(table.updated_at),
  ],
);
personal(links, {
  of: ({ id }) => eq(links.user_id, id),
  becomes: () => ({ comments: null, notes: null }),
  copy: 'Links',
  plain: { 'about a car': [...aboutCar, 'title', 'url', 'category'] },
});

/** Research reports; every revision is kept. */
export const researchReports = pgTable(
  'research_reports',
  {
    ...base,
    link_id: uuid()
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    verdict: text({ enum: researchVerdictValues }).notNull(),
    summary: text().notNull(),
    title_status: text({ enum: titleStatusValues }).notNull().default('unknown'),
    owners: integer(),
    accidents: text(),
    service_history: text(),
    open_recalls: text(),
    seller_said: text(),
    concerns: text().array().notNull().default([]),
    inspected_on: day(),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    oneOf('research_reports_verdict', table.verdict, researchVerdictValues),
    oneOf('research_reports_title', table.title_status, titleStatusValues),
    uniqueIndex('research_reports_of_link').on(table.link_id, table.revision),
    index('research_reports_by_verdict').on(table.verdict, table.id),
    index('research_reports_revision').on(table.revision, table.id),
    index('research_reports_created').on(table.created_at),
  ],
);
notPersonal(researchReports, {
  'about a car': ['summary', 'accidents', 'service_history', 'open_recalls', 'seller_said', 'concerns'],
});

/** How sales tax is worked out, as the firm entered it. */
export const taxRules = pgTable(
  'tax_rules',
  {
    ...base,
    name: text().notNull(),
    state: text().notNull(),
    /** Percent, to three decimals. */
    rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    local_rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull().default(0),
    local_cap: integer(),
    base: text({ enum: taxBaseValues }).notNull(),
    trade_credit_cap: integer(),
    rebate_reduces_base: boolean().notNull().default(true),
    is_doc_fee_taxed: boolean().notNull().default(true),
    doc_fee_cap: integer(),
    source: text().notNull(),
    effective_from: day().notNull(),
    is_active: boolean().notNull().default(true),
    /** Came with the installation; not fact. */
    is_example: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('tax_rules_base', table.base, taxBaseValues),
    index('tax_rules_state').on(table.state, table.is_active),
    index('tax_rules_name').on(table.name),
  ],
);
notPersonal(taxRules, { 'rules of a state': ['name', 'state', 'source'] });

/** Out the Door quotes, line by line; every revision is kept with the rule it was made with. Money in cents. */
export const otdWorksheets = pgTable(
  'otd_worksheets',
  {
    ...base,
    link_id: uuid()
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    dealer: text(),
    good_through: day(),
    remark: text(),
    msrp: integer().notNull().default(0),
    destination: integer().notNull().default(0),
    dealer_discount: integer().notNull().default(0),
    selling_price: integer().notNull().default(0),
    rebates: jsonb().$type<WorksheetRebate[]>().notNull().default([]),
    add_ons: jsonb().$type<WorksheetAddOn[]>().notNull().default([]),
    doc_fee: integer().notNull().default(0),
    title: integer().notNull().default(0),
    registration: integer().notNull().default(0),
    inspection: integer().notNull().default(0),
    other_fees: jsonb().$type<WorksheetFee[]>().notNull().default([]),
    trade_in: text(),
    trade_allowance: integer().notNull().default(0),
    trade_payoff: integer().notNull().default(0),
    tax_rule_id: uuid().references(() => taxRules.id, { onDelete: 'set null' }),
    /** The rule as it was; the row it came from may change or go. */
    tax_rule: jsonb().$type<FrozenTaxRule>(),
    taxed_amount: integer().notNull(),
    sales_tax: integer().notNull(),
    total_otd: integer().notNull(),
    cash_due: integer().notNull(),
    warnings: text({ enum: worksheetWarningValues }).array().notNull().default([]),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('otd_worksheets_of_link').on(table.link_id, table.revision),
    index('otd_worksheets_revision').on(table.revision, table.id),
    index('otd_worksheets_total').on(table.total_otd),
    index('otd_worksheets_cash_due').on(table.cash_due),
    index('otd_worksheets_created').on(table.created_at),
  ],
);
personal(otdWorksheets, {
  of: ({ id }) => sql`${otdWorksheets.link_id} in (select id from links where user_id = ${id})`,
  becomes: () => ({ remark: null, trade_in: null }),
  copy: 'Price worksheets',
  plain: { 'the price that was decided on': ['dealer', 'rebates', 'add_ons', 'other_fees', 'tax_rule', 'warnings'] },
});

// ── pipeline ─────────────────────────────────────────────────────────────────────────────────────

/** The advisor's work table: one line for each client. */
export const dashboardListings = pgTable(
  'dashboard_listings',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    step_in_process: text({ enum: stepInProcessValues }).notNull().default('new_request'),
    step_since: instant().notNull(),
    note_status: text({ enum: noteStatusValues }).notNull().default('none'),
    date_to_re_engage: day(),
    /** The day a reminder was sent for: one for each date. */
    reminded_for: day(),
  },
  (table) => [
    oneOf('dashboard_listings_step', table.step_in_process, stepInProcessValues),
    oneOf('dashboard_listings_note', table.note_status, noteStatusValues),
    index('dashboard_listings_by_step').on(table.step_in_process, table.id),
    index('dashboard_listings_since').on(table.step_since),
    index('dashboard_listings_by_note').on(table.note_status, table.id),
    index('dashboard_listings_re_engage').on(table.date_to_re_engage, table.id),
    index('dashboard_listings_created').on(table.created_at),
    index('dashboard_listings_updated').on(table.updated_at),
  ],
);

/** When each step of a client's way began. */
export const stepsBegun = pgTable(
  'steps_begun',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    step: text({ enum: stepInProcessValues }).notNull(),
    began_at: instant().notNull(),
    /** Null where an event moved it. */
    actor_id: uuid().references(() => users.id),
  },
  (table) => [oneOf('steps_begun_step', table.step, stepInProcessValues), index('steps_begun_of_client').on(table.user_id, table.id)],
);

// ── trackers ─────────────────────────────────────────────────────────────────────────────────────

/** The advisor's sheet about one client; never sent to the client. */
export const customerTrackers = pgTable(
  'customer_trackers',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    date_of_last_contact: day(),
  },
  (table) => [index('customer_trackers_contact').on(table.date_of_last_contact)],
);

/** The fields of a tracker. */
export const trackerFields = pgTable(
  'tracker_fields',
  {
    ...base,
    tracker_id: uuid()
      .notNull()
      .references(() => customerTrackers.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    value: text().notNull(),
    updated_by: uuid().references(() => users.id),
  },
  (table) => [uniqueIndex('tracker_fields_of').on(table.tracker_id, table.field)],
);
personal(trackerFields, {
  of: ({ id }) => sql`${trackerFields.tracker_id} in (select id from customer_trackers where user_id = ${id})`,
  becomes: 'removed',
  copy: { leftOut: 'notes of staff are about the work' },
});

// ── events ───────────────────────────────────────────────────────────────────────────────────────

/** Who reads of an event on a client's timeline. */
export const eventAudiences = ['client', 'staff', 'none'] as const;

/**
 * The log: what happened, written with the change itself and never changed afterwards (server/events). It is not partitioned: a firm's years of
 * events are some millions of rows, and every reading goes by an index.
 */
export const events = pgTable(
  'events',
  {
    id: base.id,
    created_at: base.created_at,
    /** One of the contract's `Event`. */
    kind: text().notNull(),
    /** What the kind keeps beside plain text: ids, states, amounts, days. */
    params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Who did it; null where the system did. */
    actor_id: uuid().references(() => users.id),
    /** As whom they did it; roles change. Not known of timelines from before there was a log. */
    actor_role: text({ enum: roleValues }),
    client_id: uuid().references(() => users.id),
    target_kind: text({ enum: targetKindValues }),
    target_id: uuid(),
    audience: text({ enum: eventAudiences }).notNull(),
  },
  (table) => [
    oneOf('events_actor_role', table.actor_role, roleValues),
    oneOf('events_target_kind', table.target_kind, targetKindValues),
    oneOf('events_audience', table.audience, eventAudiences),
    index('events_of_client').on(table.client_id, table.id),
    index('events_of_target').on(table.target_id, table.id),
  ],
);
/** That it happened stays; what it was about by name goes with its values. */
personal(events, {
  of: ({ id }) => eq(events.client_id, id),
  becomes: () => ({}),
  copy: 'Updates',
  plain: { 'what kind of event, and ids, states, amounts and days': ['kind', 'params', 'target_kind', 'audience'] },
});

/** The plain text of an event, by the client it tells of: titles, names of files, somebody's words. */
export const eventValues = pgTable(
  'event_values',
  {
    event_id: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Whose it goes with. */
    client_id: uuid().references(() => users.id),
    name: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.name] }), index('event_values_of_client').on(table.client_id)],
);
personal(eventValues, { of: ({ id }) => eq(eventValues.client_id, id), becomes: 'removed', copy: { leftOut: 'they stand in the updates and notifications' } });

/** That a person is told of an event, in a role of theirs. */
export const notifications = pgTable(
  'notifications',
  {
    ...base,
    event_id: uuid()
      .notNull()
      .references(() => events.id),
    /** Who is told. */
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: roleValues }).notNull(),
    read_at: instant(),
  },
  (table) => [
    oneOf('notifications_role', table.role, roleValues),
    index('notifications_of_user').on(table.user_id, table.role, table.id),
    index('notifications_of_event').on(table.event_id),
    index('notifications_unread')
      .on(table.user_id, table.role)
      .where(sql`read_at is null`),
  ],
);
personal(notifications, { of: ({ id }) => eq(notifications.user_id, id), becomes: () => ({}), copy: 'Notifications' });

// ── outbox ───────────────────────────────────────────────────────────────────────────────────────

/** What is to be done outside the database after a commit: mails, pushes. See server/outbox. */
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
    done_at: instant(),
    /** Given up on: what is asked for can never succeed. Kept for a person to look at. */
    failed_at: instant(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('outbox_due')
      .on(table.run_at)
      .where(sql`done_at is null and failed_at is null`),
  ],
);
/** Letters that wait or were given up on; what is delivered keeps nothing. */
personal(outbox, {
  of: ({ email }) => sql`lower(${outbox.payload}->>'to') = ${email.toLowerCase()}`,
  becomes: 'removed',
  copy: { leftOut: 'the person has the letters' },
});

// ── settings ─────────────────────────────────────────────────────────────────────────────────────

/** The firm's settings and the installation's secrets, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: instant()
    .notNull()
    .default(sql`now()`)
    .$onUpdateFn(() => new Date().toISOString()),
});
notPersonal(settings, { 'of the firm': ['name', 'value'] });

// ── support ──────────────────────────────────────────────────────────────────────────────────────

/** Questions to the firm. */
export const supportRequests = pgTable(
  'support_requests',
  {
    ...base,
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: supportTopicValues }).notNull(),
    message: text().notNull(),
    status: text({ enum: supportStatusValues }).notNull().default('open'),
    owner_id: uuid().references(() => users.id),
    /** Who asked, where somebody was signed in. */
    user_id: uuid().references(() => users.id),
    answer_by: instant().notNull(),
  },
  (table) => [
    oneOf('support_requests_topic', table.topic, supportTopicValues),
    oneOf('support_requests_status', table.status, supportStatusValues),
    index('support_requests_by_status').on(table.status, table.id),
    index('support_requests_created').on(table.created_at),
    index('support_requests_name').on(table.name, table.id),
    index('support_requests_email').on(table.email, table.id),
    index('support_requests_topic').on(table.topic, table.id),
    index('support_requests_answer_by').on(table.answer_by, table.id),
    index('support_requests_of_owner').on(table.owner_id),
    index('support_requests_of_user').on(table.user_id),
  ],
);
personal(supportRequests, {
  of: ({ id, email }) => or(eq(supportRequests.user_id, id), eq(sql`lower(${supportRequests.email})`, email.toLowerCase())),
  becomes: ({ id }) => ({ name: 'Closed account', email: closedEmail(id), message: removedWords }),
  copy: 'Support requests',
});

// ── sessions ─────────────────────────────────────────────────────────────────────────────────────

/** Where somebody is signed in. The token itself is nowhere, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    token_hash: text().notNull().unique(),
    user_agent: text().notNull(),
    host: text(),
    ip: text(),
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('sessions_of_user').on(table.user_id, table.last_used_at), index('sessions_expired').on(table.expires_at)],
);
personal(sessions, {
  of: ({ id }) => eq(sessions.user_id, id),
  becomes: 'removed',
  copy: 'Sessions',
});

/** Networks (/24, /64) from which the owner of an account has signed in: there, others' wrong passwords never make them wait. */
export const signInPlaces = pgTable(
  'sign_in_places',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    last_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.network] })],
);
personal(signInPlaces, {
  of: ({ id }) => eq(signInPlaces.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'The sessions tell where somebody is signed in; these are kept for the limits alone.' },
});

/** Counters of rate-limiter-flexible, whose store names these columns in this order. Keys are hashed. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
notPersonal(rateLimits, { 'a hash': ['key'] });

// ── audit ────────────────────────────────────────────────────────────────────────────────────────

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
