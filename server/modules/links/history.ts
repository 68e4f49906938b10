// The history of a link, from the log.
import { inArray, ne, or, sql } from 'drizzle-orm';
import type { LinkEvent, LinkEventKind, LinkEventPage, Role } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { events } from '../../db/schema.ts';
import { happened, type Happening } from '../../events/happened.ts';
import { historyOf, type HistoryRow } from '../../events/histories.ts';
import type { EventKind, Facts } from '../../events/kinds.ts';
import type { LinkRow } from './queries.ts';

/** Each kind of a link's history by the event it is read from. */
const kindOf = {
  link_added: 'added',
  link_published: 'published',
  link_hidden: 'hidden',
  link_moved: 'moved',
  link_report_posted: 'report_posted',
  link_worksheet_added: 'worksheet_added',
  link_final_price_recorded: 'final_price_recorded',
  link_edited: 'edited',
} as const satisfies Partial<Record<EventKind, LinkEventKind>>;
type LinkHappening = keyof typeof kindOf;

const isOfLinks = (kind: string): kind is LinkHappening => kind in kindOf;
const kinds = Object.keys(kindOf).filter(isOfLinks);

/** Events that concern the client; the others are the staff's. */
const shownToClient: readonly LinkEventKind[] = ['published', 'moved', 'report_posted', 'worksheet_added', 'final_price_recorded'];

/** Logs an event of a link, for its history. */
export async function keepOfLink<K extends LinkHappening>(
  db: Database,
  actor: Actor,
  { id, user_id, is_displayed }: Pick<LinkRow, 'id' | 'user_id' | 'is_displayed'>,
  kind: K,
  facts: Facts<K>,
): Promise<void> {
  // The facts are those of the kind; the compiler does not put a type of two parts together again.
  await happened(db, { kind, actor, client_id: user_id, target: { kind: 'link', id }, internal: !is_displayed, ...facts } as unknown as Happening<K>);
}

/** A page of a link's history, newest first. */
export async function linkHistory(db: Database, actor: Actor, linkId: string, options: { before?: string; limit?: number }): Promise<LinkEventPage> {
  const limit = options.limit ?? 30;
  const rows = await historyOf(db, { ...readBy(actor.role), targets: [linkId], before: options.before, limit: limit + 1 });
  const items = rows.slice(0, limit).map(entryOf);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Everything that happened to these links, the oldest first. */
export async function wholeHistory(db: Database, actor: Actor, linkIds: readonly string[]): Promise<LinkEvent[]> {
  return (await historyOf(db, { ...readBy(actor.role), targets: linkIds })).map(entryOf).toReversed();
}

/** The events that make up a link's history for this role. */
function readBy(role: Role) {
  if (role !== roles.client) return { kinds, was: ['link_events'] };
  return {
    kinds: kinds.filter((kind) => shownToClient.includes(kindOf[kind])),
    was: ['link_events'],
    also: or(ne(events.kind, 'imported'), inArray(sql`${events.params} ->> 'kind'`, [...shownToClient])),
  };
}

function entryOf(row: HistoryRow): LinkEvent {
  const { id, kind, params, texts, actor_id, actor_name, actor_role, created_at } = row;
  // The contract typed the contents of the log's rows when they were written; older rows have the columns they had then.
  const facts = params as Partial<Facts<'link_moved'> & Facts<'link_edited'> & { kind: LinkEventKind }>;
  const { from = null, to = null, reason = null, fields = [], amount = null } = facts;
  return {
    id,
    link_id: row.target_id ?? '',
    kind: isOfLinks(kind) ? kindOf[kind] : (facts.kind ?? 'edited'),
    from_status: from,
    to_status: to,
    reason,
    remark: texts['remark'] ?? null,
    fields,
    amount,
    actor_id,
    actor_name,
    actor_role,
    created_at,
  };
}
