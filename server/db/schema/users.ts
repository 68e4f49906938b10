import { eq, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NotificationChoices } from '../../../generated/api.ts';
import { contactTimeValues, contactWayValues, roleValues, targetKindValues, userStatusValues } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { base, day, instant, oneOf } from '../columns.ts';
import { closedEmail, notPersonal, personal, removedText } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { packages } from './packages.ts';

/** Everyone with an account: admins, advisors, clients. */
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
    /** Made by the database: the digits alone, without the country's 1, so that a number is found in any writing. */
    phone_digits: text().generatedAlwaysAs(sql`regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1')`),
    zip: text(),
    /** The stored file that is the picture. */
    avatar: uuid(),
    role: text({ enum: roleValues }).notNull(),
    status: text({ enum: userStatusValues }).notNull(),
    /** When a link mailed to the address was opened; null: the mailbox is not verified yet. */
    email_confirmed_at: instant(),
    /** argon2id; null until an invitation is accepted, and after someone else than the holder of the mailbox had chosen one. */
    password_hash: text(),
    /** A client's purchase. */
    package_id: uuid().references((): AnyPgColumn => packages.id),
    /** Of a guest: the client who invited them. A guest is no client: no package, advisor, folder or chat. */
    guest_of: uuid().references((): AnyPgColumn => users.id),
    /** Of a client. */
    advisor_id: uuid().references((): AnyPgColumn => users.id),
    /** When someone first began to work for the client; before it, and without an advisor, they are in the pool. */
    begun_at: instant(),
    /** When the first link was published to the client, and the first OTD worksheet made for them: the rungs of the refund ladder. */
    first_link_at: instant(),
    first_worksheet_at: instant(),
    best_contact: text({ enum: contactWayValues }),
    best_time: text({ enum: contactTimeValues }),
    time_zone: text(),
    /** Of someone who works here; clients read it under the name. */
    title: text(),
    /** The last day away: no new clients until then. */
    absent_until: day(),
    /** How many clients in progress an advisor is to have at most. */
    capacity: integer().notNull().default(15),
    last_sign_in_at: instant(),
    /** Per kind of notification: whether it is mailed and pushed; a missing kind follows the default. */
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
    check('users_advisor_of_client', sql`${table.advisor_id} is null or ${table.role} = '${sql.raw(roles.client)}'`),
    check('users_guest', sql`${table.guest_of} is null or (${table.role} = '${sql.raw(roles.client)}' and ${table.advisor_id} is null)`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_role_status').on(table.role, table.status),
    // With the mark of closed accounts, so that an advisor's clients are counted in the index alone.
    index('users_advisor').on(table.advisor_id, table.deleted_at),
    index('users_guest_of').on(table.guest_of),
    index('users_package').on(table.package_id),
    // Every order of the lists, with the id as tiebreaker: without it, columns equal or empty in many rows would be sorted again each time.
    index('users_name').on(table.name, table.id),
    index('users_name_in_role').on(table.role, table.name, table.id),
    index('users_first_name').on(table.first_name, table.id),
    index('users_last_name').on(table.last_name, table.id),
    index('users_by_email').on(table.email),
    index('users_by_role').on(table.role, table.id),
    index('users_by_status').on(table.status, table.id),
    index('users_last_sign_in').on(table.last_sign_in_at, table.id),
    searchIndex('users_search', table.name, table.email, table.phone, table.phone_digits, table.zip),
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
  plain: { 'made of the other names': ['name'], 'made of the phone': ['phone_digits'], 'what was agreed to': ['terms_version'] },
});

/** Role changes to admin or advisor: by whom and why. */
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
  becomes: () => ({ reason: removedText }),
  copy: { leftOut: 'why staff decided so is about the work' },
});

/** Clients who moved from one employee to others in one operation; what it moved is in `hand_over_moves`. */
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

/** What changes hands: in the words of timeline targets, and tasks, which no timeline leads to. */
const handOverKinds = [...targetKindValues, 'task'] as const;

/** One thing that changed hands; undone where it still is in the hands it went to. */
export const handOverMoves = pgTable(
  'hand_over_moves',
  {
    ...base,
    hand_over_id: uuid()
      .notNull()
      .references(() => clientHandOvers.id),
    /** A client, a complaint, a support request, an onboarding, a task without a client. */
    kind: text({ enum: handOverKinds }).notNull(),
    target_id: uuid().notNull(),
    /** Null: no one, or the admins. */
    to_id: uuid().references(() => users.id),
  },
  (table) => [oneOf('hand_over_moves_kind', table.kind, handOverKinds), index('hand_over_moves_of').on(table.hand_over_id)],
);
/** Who took over what: ids alone, a trail of the work. */
notPersonal(handOverMoves, {});
