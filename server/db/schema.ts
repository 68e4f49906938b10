import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { notificationKindValues, roleValues, targetKindValues } from '../../generated/enums.ts';
import type { NotificationKind } from '../../generated/api.ts';
import { base, instant, oneOf } from './columns.ts';

// ── auth ─────────────────────────────────────────────────────────────────────────────────────────

// ── users ────────────────────────────────────────────────────────────────────────────────────────

/** Everybody with an account: admins, employees (advisors), clients. */
export const users = pgTable(
  'users',
  {
    ...base,
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text(),
    zip: text(),
    avatar: text(),
    role: text({ enum: roleValues }).notNull(),
    status: text().notNull(),
    password_hash: text(),
    /** Of a client. */
    advisor_id: uuid().references((): AnyPgColumn => users.id),
    best_contact: text(),
    time_zone: text(),
    /** Per kind of notification: whether it is mailed and pushed; what is missing follows the default. */
    notification_choices: jsonb().$type<NotificationChoices>().notNull().default({}),
    terms_version: text(),
    terms_accepted_at: instant(),
    deleted_at: instant(),
  },
  (table) => [
    oneOf('users_role', table.role, roleValues),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_role_status').on(table.role, table.status),
    index('users_advisor').on(table.advisor_id),
    index('users_created').on(table.created_at),
  ],
);

export type NotificationChoices = Partial<Record<NotificationKind, { mail?: boolean; push?: boolean }>>;

// ── packages ─────────────────────────────────────────────────────────────────────────────────────

// ── coupons ──────────────────────────────────────────────────────────────────────────────────────

// ── onboarding ───────────────────────────────────────────────────────────────────────────────────

// ── payments ─────────────────────────────────────────────────────────────────────────────────────

// ── employees ────────────────────────────────────────────────────────────────────────────────────

// ── preferences ──────────────────────────────────────────────────────────────────────────────────

// ── folders ──────────────────────────────────────────────────────────────────────────────────────

// ── complaints ───────────────────────────────────────────────────────────────────────────────────

// ── chats ────────────────────────────────────────────────────────────────────────────────────────

// ── listings ─────────────────────────────────────────────────────────────────────────────────────

// ── links ────────────────────────────────────────────────────────────────────────────────────────

// ── pipeline ─────────────────────────────────────────────────────────────────────────────────────

// ── trackers ─────────────────────────────────────────────────────────────────────────────────────

// ── notifications ────────────────────────────────────────────────────────────────────────────────

export const notifications = pgTable(
  'notifications',
  {
    ...base,
    /** Who is told. */
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: roleValues }).notNull(),
    kind: text({ enum: notificationKindValues }).notNull(),
    words: text().notNull(),
    target_kind: text({ enum: targetKindValues }),
    target_id: uuid(),
    /** The client it is about. */
    client_id: uuid().references(() => users.id),
    read_at: instant(),
  },
  (table) => [
    oneOf('notifications_role', table.role, roleValues),
    oneOf('notifications_kind', table.kind, notificationKindValues),
    oneOf('notifications_target_kind', table.target_kind, targetKindValues),
    index('notifications_of_user').on(table.user_id, table.role, table.id),
    index('notifications_unread').on(table.user_id, table.role).where(sql`read_at is null`),
  ],
);

// ── timeline ─────────────────────────────────────────────────────────────────────────────────────

/** What happened on a client's way, in plain words; some of it for staff only. */
export const timelineEntries = pgTable(
  'timeline_entries',
  {
    ...base,
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Who did it; null where the system did. */
    actor_id: uuid().references(() => users.id),
    kind: text().notNull(),
    target_kind: text({ enum: targetKindValues }),
    target_id: uuid(),
    words: text().notNull(),
    internal: boolean().notNull(),
  },
  (table) => [
    oneOf('timeline_entries_target_kind', table.target_kind, targetKindValues),
    index('timeline_entries_of_client').on(table.client_id, table.id),
    index('timeline_entries_of_target').on(table.target_id),
  ],
);

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
  (table) => [index('outbox_due').on(table.run_at).where(sql`done_at is null and failed_at is null`)],
);

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

// ── support ──────────────────────────────────────────────────────────────────────────────────────

// ── sessions ─────────────────────────────────────────────────────────────────────────────────────

// ── audit ────────────────────────────────────────────────────────────────────────────────────────
