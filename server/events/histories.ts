// The log as the history of one record: its events, newest first, one page by one indexed query.
import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { events, users } from '../db/schema.ts';
import type { EventKind } from './kinds.ts';
import type { EventRow } from './readings.ts';

/** An event of a history, with its texts and who did it. */
export interface HistoryRow extends EventRow {
  /** By name; without those that went with an account. */
  texts: Readonly<Record<string, string>>;
  actor_name: string | null;
}

export interface HistoryQuery {
  /** The records whose history it is: mostly one. */
  targets: readonly string[];
  /** The kinds it is made of. */
  kinds: readonly EventKind[];
  /** What rows from before the log were called, in `was`. */
  was?: readonly string[];
  /** The id of the last one seen. */
  before?: string | undefined;
  limit?: number;
  also?: SQL | undefined;
}

/** The events that make up one record's history. */
export async function historyOf(db: Database, query: HistoryQuery): Promise<HistoryRow[]> {
  const rows = await historyQuery(db, query);
  return rows.map(({ event, texts, actor_name }) => ({ ...event, texts, actor_name }));
}

/** The one query behind a page of a history; it goes by the index of what an event is about. */
export function historyQuery(db: Database, { targets, kinds, was = [], before, limit, also }: HistoryQuery) {
  const ofKind = inArray(events.kind, [...kinds]);
  const imported = and(eq(events.kind, 'imported'), inArray(sql`${events.params} ->> 'was'`, [...was]));
  const query = db
    .select({
      event: events,
      texts: sql<
        Record<string, string>
      >`coalesce((select json_object_agg(told.name, told.text) from event_values as told where told.event_id = ${events.id}), '{}')`,
      actor_name: users.name,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_id))
    .where(and(inArray(events.target_id, [...targets]), was.length > 0 ? or(ofKind, imported) : ofKind, before ? lt(events.id, before) : undefined, also))
    .orderBy(desc(events.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}
