// The history of one complaint: its events are in the log, its replies in a table of their own.
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { ComplaintEntry, ComplaintEntryKind, ComplaintEntryPage, ComplaintStatus } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { complaintReplies, users } from '../../db/schema.ts';
import { historyOf, type HistoryRow } from '../../events/histories.ts';
import type { EventKind } from '../../events/kinds.ts';
import { attachmentsOf } from '../files/index.ts';

/** Each kind of a complaint's course by the event it is read from. */
const kindOf = {
  complaint_opened: 'opened',
  complaint_updated: 'status_changed',
  complaint_assigned: 'assigned',
} as const satisfies Partial<Record<EventKind, ComplaintEntryKind>>;

const isOfComplaints = (kind: string): kind is keyof typeof kindOf => kind in kindOf;
const kinds = Object.keys(kindOf).filter(isOfComplaints);

type Entry = Omit<ComplaintEntry, 'attachments'>;

/** A page of one complaint's course, newest first; internal replies are for staff. */
export async function entryPage(
  db: Database,
  actor: Actor,
  complaintId: string,
  { before, limit = 30 }: { before?: string; limit?: number },
): Promise<ComplaintEntryPage> {
  const events = await historyOf(db, { targets: [complaintId], kinds, was: ['complaint_entries'], before, limit: limit + 1 });
  const replies = await repliesTo(db, complaintId, actor, { before, limit: limit + 1 });
  // Ids grow with time in both tables.
  const all = [...(await eventEntries(db, events)), ...replies].toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const items = await withFiles(db, all.slice(0, limit));
  return { items, next: all.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** One reply, as shown in the history. */
export async function replyEntry(db: Database, actor: Actor, complaintId: string, id: string): Promise<ComplaintEntry> {
  const [entry] = await withFiles(db, await repliesTo(db, complaintId, actor, { id, limit: 1 }));
  if (!entry) throw new Error('The reply was not kept.');
  return entry;
}

async function repliesTo(
  db: Database,
  complaintId: string,
  actor: Actor,
  { before, id, limit }: { before?: string | undefined; id?: string; limit: number },
): Promise<Entry[]> {
  const rows = await db
    .select({ reply: complaintReplies, name: users.name })
    .from(complaintReplies)
    .leftJoin(users, eq(users.id, complaintReplies.author_id))
    .where(
      and(
        eq(complaintReplies.complaint_id, complaintId),
        actor.role === roles.client ? eq(complaintReplies.is_internal, false) : undefined,
        before ? lt(complaintReplies.id, before) : undefined,
        id ? eq(complaintReplies.id, id) : undefined,
      ),
    )
    .orderBy(desc(complaintReplies.id))
    .limit(limit);
  return rows.map(({ reply, name }) => ({ ...reply, kind: 'reply', author_name: name, status: null }));
}

/** Events as entries; an assignee appears under their current name. */
async function eventEntries(db: Database, rows: readonly HistoryRow[]): Promise<Entry[]> {
  const assigned = rows.flatMap(({ kind, params }) => (kind === 'complaint_assigned' && params['employee_id'] ? [String(params['employee_id'])] : []));
  const named = assigned.length > 0 ? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, assigned)) : [];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const textOf = ({ kind, params, texts }: HistoryRow): string | null => {
    if (kind === 'complaint_assigned') return names.get(String(params['employee_id'])) ?? 'An admin';
    return texts['note'] ?? null;
  };
  return rows.map((row) => {
    // The contract typed the contents of the log's rows when they were written; older rows have the columns they had then.
    const facts = row.params as { kind?: ComplaintEntryKind; to?: ComplaintStatus | null };
    return {
      id: row.id,
      complaint_id: row.target_id ?? '',
      kind: isOfComplaints(row.kind) ? kindOf[row.kind] : (facts.kind ?? 'status_changed'),
      author_id: row.actor_id,
      author_name: row.actor_name,
      author_role: row.actor_role,
      text: textOf(row),
      status: facts.to ?? null,
      is_internal: false,
      created_at: row.created_at,
    };
  });
}

async function withFiles(db: Database, entries: readonly Entry[]): Promise<ComplaintEntry[]> {
  const files = await attachmentsOf(
    db,
    'complaint_reply_id',
    entries.flatMap(({ id, kind }) => (kind === 'reply' ? [id] : [])),
  );
  return entries.map((entry) => ({ ...entry, attachments: files.get(entry.id) ?? [] }));
}
