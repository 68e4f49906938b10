import type { Target } from '../../../domain/targets.ts';
import type { Database } from '../../db/database.ts';
import { timelineEntries } from '../../db/schema.ts';
import { resourcesOf, tellChange } from '../push/changes.ts';

export interface TimelineEntry {
  client_id: string;
  /** Who did it; null where the system did. */
  actor_id: string | null;
  /** A stable name of what happened, such as `links_published`. */
  kind: string;
  target?: Target;
  /** One plain sentence for people. */
  words: string;
  /** For staff only; the client never gets it. */
  internal: boolean;
}

/** Writes one entry of a client's timeline, within the transaction of what it tells, and tells those who show the client. */
export async function recordTimeline(db: Database, entry: TimelineEntry): Promise<void> {
  const { target, ...rest } = entry;
  await db.insert(timelineEntries).values({ ...rest, target_kind: target?.kind ?? null, target_id: target?.id ?? null });
  const { client_id, internal } = entry;
  await tellChange(db, { client_id, internal, resources: ['timeline', ...(target ? resourcesOf[target.kind] : [])] });
}
