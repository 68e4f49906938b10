// The demo firm's events, as the log stores them.
import type { Target } from '../../domain/targets.ts';
import type { Role } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { events, eventValues } from '../db/schema.ts';
import { splitFacts, type EventKind, type Facts } from '../events/kinds.ts';
import { inBatches } from './batches.ts';

export interface Happened {
  id: string;
  at: Date;
  kind: EventKind;
  facts: Readonly<Record<string, unknown>>;
  actor_id: string | null;
  /** As whom they did it, where a history shows it. */
  actor_role?: Role | null;
  client_id: string | null;
  target: Target;
  /** `none`: it caused a notification but is on no timeline. */
  audience: 'client' | 'none';
}

/** One event, its facts as its kind has them. */
export function demoEvent<K extends EventKind>(
  kind: K,
  facts: Facts<K>,
  about: Omit<Happened, 'kind' | 'facts' | 'audience'> & Partial<Pick<Happened, 'audience'>>,
): Happened {
  return { audience: 'client', ...about, kind, facts: { ...facts } };
}

/** Writes them to the log. */
export async function keepHappened(db: Database, all: readonly Happened[]): Promise<void> {
  const split = all.map((one) => ({ ...one, ...splitFacts(one.kind, one.facts) }));
  const rows = split.map(({ id, at, kind, params, actor_id, actor_role = null, client_id, target, audience }) => ({
    id,
    created_at: at.toISOString(),
    kind,
    params,
    actor_id,
    actor_role,
    client_id,
    target_kind: target.kind,
    target_id: target.id,
    audience,
  }));
  const values = split.flatMap(({ id, client_id, texts }) => texts.map((text) => ({ ...text, event_id: id, client_id })));
  await inBatches(rows, (batch) => db.insert(events).values(batch));
  await inBatches(values, (batch) => db.insert(eventValues).values(batch));
}
