import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { notPersonal } from '../personal.ts';

/** The server's processes, each as it last said of itself; one that stops in order takes its row along. */
export const processes = pgTable(
  'processes',
  {
    /** The machine's name and the port: what is started again in the same place takes the place's row. */
    name: text().primaryKey(),
    version: text().notNull(),
    started_at: instant().notNull(),
    seen_at: instant().notNull(),
    memory_bytes: bigint({ mode: 'number' }).notNull(),
    /** Of its last calls; null before the first. */
    p95_ms: integer(),
  },
  (table) => [index('processes_seen').on(table.seen_at)],
);
notPersonal(processes, { 'work of ours': ['name', 'version'] });

/** The most that waited in a queue in an hour, as far as anyone looked. */
export const queueDepths = pgTable(
  'queue_depths',
  {
    queue: text().notNull(),
    /** When the hour began. */
    hour: instant().notNull(),
    waiting: integer()
      .notNull()
      .default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.queue, table.hour] }), index('queue_depths_hour').on(table.hour)],
);
notPersonal(queueDepths, { 'work of ours': ['queue'] });

/** The minutes of an hour in which any server gave a sign of life. */
export const hoursUp = pgTable('hours_up', {
  /** When the hour began. */
  hour: instant().primaryKey(),
  /** A bit for each of the first 30 minutes, the first is the lowest; and for each of the last 30. 60 in one number are more than JSON keeps. */
  early: integer().notNull().default(0),
  late: integer().notNull().default(0),
});
notPersonal(hoursUp, {});
