import { eq, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { noteStatusValues, stepInProcessValues, urgencyKindValues } from '../../../generated/enums.ts';
import { stepsWhenOver } from '../../../domain/pipeline.ts';
import { base, day, instant, oneOf } from '../columns.ts';
import { notPersonal, personal } from '../personal.ts';
import { users } from './users.ts';

/** The advisor's work table: one line for each client. */
export const dashboardListings = pgTable(
  'dashboard_listings',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    /** Who advises the client, and whether the account is there: kept here by triggers (migration 0047), so that one index has whose a line is and what it says. Never written by hand. */
    advisor_id: uuid(),
    is_alive: boolean().notNull().default(true),
    step_in_process: text({ enum: stepInProcessValues }).notNull().default('new_request'),
    step_since: instant().notNull(),
    note_status: text({ enum: noteStatusValues }).notNull().default('none'),
    date_to_re_engage: day(),
    /** The day a reminder was sent for: one for each date. */
    reminded_for: day(),
    /** Of the client's links that are displayed: all, those they decide about, and those that wait for a report or a price. Kept by triggers (migration 0036). */
    links: integer().notNull().default(0),
    to_decide: integer().notNull().default(0),
    waiting_on_us: integer().notNull().default(0),
  },
  (table) => [
    oneOf('dashboard_listings_step', table.step_in_process, stepInProcessValues),
    oneOf('dashboard_listings_note', table.note_status, noteStatusValues),
    // An advisor's lines in their usual order, and all that is counted of them: within the index.
    index('dashboard_listings_of_advisor').on(
      table.advisor_id,
      table.is_alive,
      table.date_to_re_engage,
      table.id,
      table.step_in_process,
      table.note_status,
      table.to_decide,
      table.waiting_on_us,
    ),
    // How many of an advisor's clients nothing more is to be done for.
    index('dashboard_listings_over')
      .on(table.advisor_id)
      .where(sql.raw(`is_alive and step_in_process in (${stepsWhenOver.map((step) => `'${step}'`).join(', ')})`)),
    index('dashboard_listings_by_step').on(table.step_in_process, table.id),
    index('dashboard_listings_since').on(table.step_since),
    index('dashboard_listings_by_note').on(table.note_status, table.id),
    index('dashboard_listings_re_engage').on(table.date_to_re_engage, table.id),
    index('dashboard_listings_links').on(table.links, table.id),
    index('dashboard_listings_to_decide').on(table.to_decide, table.id),
    index('dashboard_listings_waiting').on(table.waiting_on_us, table.id),
    index('dashboard_listings_created').on(table.created_at),
    index('dashboard_listings_updated').on(table.updated_at),
  ],
);
personal(dashboardListings, {
  of: ({ id }) => eq(dashboardListings.user_id, id),
  // How far the work came stays, for the firm's figures; nobody is to be called any more.
  becomes: () => ({ date_to_re_engage: null, reminded_for: null }),
  copy: { leftOut: 'the work table is staff’s own; the journey says it to the client' },
});

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
/** How far the work came and when: ids, steps and moments, kept for the firm's figures. */
notPersonal(stepsBegun, {});

/** What readers of the desk's queue said of things that wait: snoozed until a moment, or done. Each has a queue of their own. */
export const urgentMarks = pgTable(
  'urgent_marks',
  {
    ...base,
    /** Whose queue. */
    reader_id: uuid()
      .notNull()
      .references(() => users.id),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: urgencyKindValues }).notNull(),
    /** The record it is about; none is named by a foreign key, it may be of any table. */
    target_id: uuid().notNull(),
    /** Of what was seen: anything newer puts the thing back. */
    changed_at: instant().notNull(),
    /** Null: done. */
    snoozed_until: instant(),
  },
  (table) => [
    oneOf('urgent_marks_kind', table.kind, urgencyKindValues),
    unique('urgent_marks_of').on(table.reader_id, table.client_id, table.kind, table.target_id),
    index('urgent_marks_of_client').on(table.client_id),
    index('urgent_marks_newest').on(table.reader_id, table.changed_at),
    index('urgent_marks_done')
      .on(table.reader_id, table.updated_at)
      .where(sql`snoozed_until is null`),
  ],
);
/** Ids, kinds and moments of staff's own queue. */
notPersonal(urgentMarks, {});
