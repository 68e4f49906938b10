// Who sees which part of the log.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Role } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { events } from '../db/schema.ts';
import type { Effect } from './effect.ts';
import { effects } from './effects.ts';
import { isKind, type EventKind } from './kinds.ts';

const kindThen = (log: SQL) => sql`coalesce(${log}.params ->> 'was', ${log}.kind)`;
const ofEvents = sql.raw('"events"');

/** What someone of this role may read of a client's timeline; of kinds of which the newest alone counts, a client reads that one. */
export function readableBy(role: Role): SQL | undefined {
  return role === roles.client ? and(eq(events.audience, 'client'), sql`not ${isSuperseded}`) : inArray(events.audience, ['client', 'staff']);
}

/** Which of these events are in the log for staff alone, because a newer one of their kind took their place. */
export async function supersededAmong(
  db: Database,
  rows: readonly { id: string; kind: string; params: Readonly<Record<string, unknown>> }[],
): Promise<Set<string>> {
  const ids = rows.filter(({ kind, params }) => newestAlone.includes(String(params['was'] ?? kind))).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const superseded = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, ids), isSuperseded));
  return new Set(superseded.map(({ id }) => id));
}

const alone = (kind: EventKind): boolean => (effects[kind] as Effect<EventKind>).newestAlone ?? false;
const newestAlone: readonly string[] = Object.keys(effects).filter(isKind).filter(alone);

const newer = sql.raw('newer');
const isSuperseded = sql`(${kindThen(ofEvents)} in ${newestAlone} and exists (select 1 from events as newer
  where newer.client_id = ${events.client_id} and newer.id > ${events.id} and newer.audience = 'client' and ${kindThen(newer)} = ${kindThen(ofEvents)}))`;
