import { eq, or, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { roleValues, targetKindValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal, type PersonKey } from '../personal.ts';
import { users } from './users.ts';

/** Who sees an event on a client's timeline. */
export const eventAudiences = ['client', 'staff', 'none'] as const;

/**
 * The event log: written with the change itself and never changed afterwards (server/events). It is not partitioned: a firm's years of events are some millions
 * of rows, and every read uses an index.
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
    /** The call that caused it, as in the audit; null where there was no call. */
    request_id: text(),
  },
  (table) => [
    oneOf('events_actor_role', table.actor_role, roleValues),
    oneOf('events_target_kind', table.target_kind, targetKindValues),
    oneOf('events_audience', table.audience, eventAudiences),
    index('events_of_client').on(table.client_id, table.id),
    index('events_of_target').on(table.target_id, table.id),
    // The audit shows with a call what it changed.
    index('events_of_edits')
      .on(table.request_id)
      .where(sql`kind = 'record_edited'`),
    // What staff ended today of what waited for them (server/modules/desk/done.ts).
    index('events_of_endings')
      .on(table.actor_id, table.created_at)
      .where(
        sql`kind in ('link_moved', 'request_begun', 'deal_check_answered', 'complaint_updated', 'complaint_replied', 'bids_published', 'deal_contract', 'deal_difference')`,
      ),
  ],
);
/** That it happened stays; what it was about by name goes with its values. */
personal(events, {
  of: ({ id }) => eq(events.client_id, id),
  becomes: () => ({}),
  copy: 'Updates',
  plain: { 'what kind of event, and ids, states, amounts and days': ['kind', 'params', 'target_kind', 'audience', 'request_id'] },
});

/** The plain text of an event, by the client it is about: titles, names of files, messages. */
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
// Of edits made before there was an account, the record is the sign-up itself.
const ofSignUp = ({
  id,
  email,
}: PersonKey) => sql`${eventValues.event_id} in (select e.id from events as e where e.kind = 'record_edited' and e.params ->> 'record_id' in
  (select p.id::text from initial_client_data as p where p.user_id = ${id} or lower(p.email) = ${email.toLowerCase()}))`;
personal(eventValues, {
  of: (person) => or(eq(eventValues.client_id, person.id), ofSignUp(person)),
  becomes: 'removed',
  copy: { leftOut: 'they are in the updates and notifications' },
});

/** A notification of an event to a person, in one of their roles. */
export const notifications = pgTable(
  'notifications',
  {
    ...base,
    event_id: uuid()
      .notNull()
      .references(() => events.id),
    /** The recipient. */
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
