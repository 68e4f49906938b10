// What was written and done since a question: messages in a table of their own, events in the log.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SupportCase, SupportEntry, SupportEntryKind, SupportStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { supportMessages, supportNotes, users, type supportRequests } from '../../db/schema.ts';
import { historyOf, type HistoryRow } from '../../events/histories.ts';
import type { EventKind } from '../../events/kinds.ts';
import type { OpenedCase } from './tokens.ts';

type RequestRow = typeof supportRequests.$inferSelect;

/** The newest that a page shows. */
const most = 500;

/** The kinds of the log that a timeline shows; answers are messages. */
const kindOf = { support_moved: 'status_changed', support_assigned: 'assigned' } as const satisfies Partial<Record<EventKind, SupportEntryKind>>;
const isShown = (kind: string): kind is keyof typeof kindOf => kind in kindOf;
const kinds = Object.keys(kindOf).filter(isShown);

const byTime = (one: SupportEntry, other: SupportEntry): number => (one.id < other.id ? -1 : 1);

/** What staff read. */
export async function timelineOf(db: Database, request: RequestRow): Promise<SupportEntry[]> {
  const events = await historyOf(db, { targets: [request.id], kinds, limit: most });
  const said = await messagesOf(db, request, users.name);
  // Ids grow with time in every table.
  return [...(await eventEntries(db, events)), ...said, ...(await notesOf(db, request))].toSorted(byTime);
}

/** What the writer of the question reads: the messages, and of staff the first name. */
export async function caseView(db: Database, { request, works_until }: OpenedCase): Promise<SupportCase> {
  const { topic, message, status, answer_by, created_at } = request;
  return { topic, message, status, answer_by, created_at, works_until, items: await messagesOf(db, request, users.first_name) };
}

/** One message, as the timeline has it. */
export async function messageEntry(db: Database, request: RequestRow, id: string): Promise<SupportEntry> {
  const [entry] = await messagesOf(db, request, users.name, id);
  if (!entry) throw new Error('The message was not kept.');
  return entry;
}

/** A note of staff, as the timeline has it. */
export async function noteEntry(db: Database, request: RequestRow, id: string): Promise<SupportEntry> {
  const [entry] = await notesOf(db, request, id);
  if (!entry) throw new Error('The note was not kept.');
  return entry;
}

async function notesOf(db: Database, request: RequestRow, id?: string): Promise<SupportEntry[]> {
  const rows = await db
    .select({ note: supportNotes, name: users.name })
    .from(supportNotes)
    .innerJoin(users, eq(users.id, supportNotes.author_id))
    .where(and(eq(supportNotes.request_id, request.id), id ? eq(supportNotes.id, id) : undefined))
    .orderBy(desc(supportNotes.id))
    .limit(most);
  return rows.map(({ note, name }) => ({ id: note.id, kind: 'note', author_name: name, text: note.text, status: null, created_at: note.created_at }));
}

async function messagesOf(db: Database, request: RequestRow, calledBy: typeof users.name | typeof users.first_name, id?: string): Promise<SupportEntry[]> {
  const rows = await db
    .select({ message: supportMessages, name: calledBy })
    .from(supportMessages)
    .leftJoin(users, eq(users.id, supportMessages.author_id))
    .where(and(eq(supportMessages.request_id, request.id), id ? eq(supportMessages.id, id) : undefined))
    .orderBy(desc(supportMessages.id))
    .limit(most);
  return rows
    .map(({ message, name }): SupportEntry => {
      const isAnswer = message.author_id !== null;
      return {
        id: message.id,
        kind: isAnswer ? 'answer' : 'written_back',
        author_name: isAnswer ? name : request.name,
        text: message.text,
        status: null,
        created_at: message.created_at,
      };
    })
    .toSorted(byTime);
}

/** Events as entries; an owner appears under their current name. */
async function eventEntries(db: Database, rows: readonly HistoryRow[]): Promise<SupportEntry[]> {
  const owners = rows.flatMap(({ kind, params }) => (kind === 'support_assigned' && params['employee_id'] ? [String(params['employee_id'])] : []));
  const named = owners.length > 0 ? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, owners)) : [];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ id, kind, params, actor_name, created_at }) => {
    if (!isShown(kind)) return [];
    // The contract typed it when it was written.
    const facts = params as { to?: SupportStatus; employee_id?: string | null };
    const owner = facts.employee_id ? (names.get(facts.employee_id) ?? null) : null;
    return [{ id, kind: kindOf[kind], author_name: actor_name, text: kind === 'support_assigned' ? owner : null, status: facts.to ?? null, created_at }];
  });
}
