import { uuidv7 } from 'uuidv7';
import type { Target } from '../../../domain/targets.ts';
import type { Database } from '../../db/database.ts';
import { events, eventValues } from '../../db/schema.ts';
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

/**
 * Writes one entry of a client's timeline in a sentence made beforehand, within the transaction of what it tells, and tells those who show the client.
 * For what has no kind of its own in the log yet; `happened` is the way for everything new.
 */
export async function recordTimeline(db: Database, { client_id, actor_id, kind, target, words, internal }: TimelineEntry): Promise<void> {
  const id = uuidv7();
  await db.insert(events).values({
    id,
    kind: 'imported',
    params: { was: kind },
    actor_id,
    client_id,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    audience: internal ? 'staff' : 'client',
  });
  await db.insert(eventValues).values({ event_id: id, client_id, name: 'words', text: words });
  await tellChange(db, { client_id, internal, resources: ['timeline', ...(target ? resourcesOf[target.kind] : [])] });
}
