// Questions to the log that rules still ask of it.
import { sql, type SQL } from 'drizzle-orm';
import { events } from '../db/schema.ts';
import type { EventKind } from './kinds.ts';

/** Events of a kind, and those from before there was a log that were called so. */
export function wasKind(kind: EventKind): SQL {
  return sql`coalesce(${events.params} ->> 'was', ${events.kind}) = ${kind}`;
}
