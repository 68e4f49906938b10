// Jobs as they are written, within the change they belong to.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../db/database.ts';
import { lateTable, putLate, rowsOf } from '../db/late-rows.ts';
import { outbox } from '../db/schema.ts';
import { afterCommit, onRollback, rootOf } from '../db/transactions.ts';
import type { OutboxKind, Payload } from './kinds.ts';
import { carriedTrace } from '../traces/traces.ts';
import { queueOf, type Queue } from './queues.ts';

/** A job as it is kept. */
export type Entry = typeof outbox.$inferSelect;

export interface NewEntry<K extends OutboxKind> {
  kind: K;
  payload: Payload<K>;
  /** Two entries with one key are one entry; the later one is dropped. */
  dedupe_key?: string;
  /** Not before. */
  run_at?: Date;
}

/** What a process does with entries that it writes itself. */
export interface Taker {
  /** There is something to claim. */
  wake(queue: Queue): void;
  /** Whether so many entries of a queue may be claimed as they are written. @returns until when, for each of them to be taken or left; undefined for none */
  keepPlaces(queue: Queue, count: number): string | undefined;
  /** They are committed. */
  take(queue: Queue, entries: readonly Entry[]): void;
  /** They were rolled back. */
  leave(queue: Queue, count: number): void;
}

/** The running outbox of this process, by its database. */
export const takers = new Map<Database, Taker>();

const lateEntries = lateTable(outbox, ['id', 'kind', 'payload', 'dedupe_key', 'attempts', 'run_at', 'trace'], {
  after: 'on conflict (dedupe_key) do nothing',
});

/** Enqueues a job, within the running transaction: it runs after the commit, and not at all if the transaction rolls back. */
export function enqueue<K extends OutboxKind>(db: Database, entry: NewEntry<K>): Promise<void> {
  return enqueueAll(db, [entry]);
}

/**
 * The same of several jobs. What is due at once is written as claimed by this process where it has room for it, and done without asking the table again; if
 * the process dies before, the claim runs out as any does.
 */
export async function enqueueAll<K extends OutboxKind>(db: Database, entries: readonly NewEntry<K>[]): Promise<void> {
  const taker = takers.get(rootOf(db));
  for (const queue of new Set(entries.map(({ kind }) => queueOf(kind)))) {
    const those = entries.filter(({ kind }) => queueOf(kind) === queue);
    const isOurs = those.every(({ dedupe_key, run_at }) => dedupe_key === undefined && run_at === undefined);
    const until = isOurs ? taker?.keepPlaces(queue, those.length) : undefined;
    const rows = those.map(({ kind, payload, run_at = new Date(0), dedupe_key }) => ({
      id: uuidv7(),
      kind,
      payload,
      dedupe_key: dedupe_key ?? null,
      attempts: until === undefined ? 0 : 1,
      run_at: until ?? run_at.toISOString(),
      trace: carriedTrace() ?? null,
    }));
    await putLate(db, rowsOf(lateEntries, rows));
    if (taker === undefined) continue;
    if (until === undefined) afterCommit(() => taker.wake(queue));
    else {
      // As it would be read: jobs know payloads that were JSON.
      const claimed = rows.map((row) => ({
        ...unread,
        ...row,
        payload: JSON.parse(JSON.stringify(row.payload)) as unknown,
        created_at: new Date().toISOString(),
      }));
      afterCommit(() => taker.take(queue, claimed));
      onRollback(async () => taker.leave(queue, claimed.length));
    }
  }
}

const unread = { last_error: null, done_at: null, failed_at: null };

/**
 * Cancels, within the running transaction, the job under this key.
 * @returns false when it is done already or running
 */
export async function withdraw(db: Database, dedupeKey: string): Promise<boolean> {
  const taken = await db
    .delete(outbox)
    .where(and(eq(outbox.dedupe_key, dedupeKey), eq(outbox.attempts, 0), isNull(outbox.done_at)))
    .returning({ id: outbox.id });
  return taken.length > 0;
}

/** Makes the later jobs under these keys run with the next sweep, or at the time given. */
export async function hasten(db: Database, dedupeKeys: readonly string[], run_at = new Date(0)): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await db
    .update(outbox)
    .set({ run_at: run_at.toISOString() })
    .where(and(inArray(outbox.dedupe_key, [...dedupeKeys]), eq(outbox.attempts, 0), isNull(outbox.done_at)));
}
