import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { afterCommit } from '../db/transactions.ts';
import type { Services } from '../services.ts';
import type { Deed, OutboxKind, Payload } from './kinds.ts';

const BATCH = 20;
const SWEEP_MS = 1_000;
/** How long a claim holds; a process that died with it lets go this much later. No deed may take longer. */
const CLAIM_MS = 120_000;
const LONGEST_PAUSE_MS = 3_600_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
const KEEP_DONE_MS = 7 * 24 * 3_600_000;

/** Thrown by a deed that can never succeed: it is not tried again, but kept for a person to look at. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export interface NewEntry<K extends OutboxKind> {
  kind: K;
  payload: Payload<K>;
  /** Two entries with one key are one entry; the later one is dropped. */
  dedupe_key?: string;
  /** Not before. */
  run_at?: Date;
}

const sleepers = new Set<() => void>();

/**
 * Writes down, within the running transaction, what is to be done outside the database: it is done
 * after the commit, and not at all if the transaction is taken back.
 */
export async function enqueue<K extends OutboxKind>(db: Database, entry: NewEntry<K>): Promise<void> {
  await db
    .insert(outbox)
    .values({
      kind: entry.kind,
      payload: entry.payload,
      run_at: (entry.run_at ?? new Date(0)).toISOString(),
      ...(entry.dedupe_key === undefined ? {} : { dedupe_key: entry.dedupe_key }),
    })
    .onConflictDoNothing({ target: outbox.dedupe_key });
  afterCommit(() => {
    for (const wake of sleepers) wake();
  });
}

/** How long to wait after this many tries, in milliseconds: 1 s, 2 s, 4 s … at most an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);
}

export interface Outbox {
  /** Drains after every commit and once a second. */
  start(): void;
  /** Does what is due now. @returns how many entries were done */
  drain(): Promise<number>;
  /** Ends after what is being done. */
  stop(): Promise<void>;
  /** Entries waiting, and entries given up on. */
  counts(): Promise<{ waiting: number; failed: number }>;
}

export interface OutboxOptions {
  db: Database;
  services: Services;
  /** How each kind is done; see `outboxKinds`. */
  kinds: Readonly<Record<string, Deed<never>>>;
}

type Entry = typeof outbox.$inferSelect;

/**
 * The worker. Entries are claimed for two minutes in one statement (SKIP LOCKED: several processes
 * never claim the same), done outside any transaction, and marked. A process that dies in between
 * leaves a claim that runs out; the deed is then tried again under the same id, by which the receiving
 * side can tell it is the same.
 */
export function createOutbox({ db, services, kinds }: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<number> | undefined;
  let again = false;
  let purgedAt = 0;

  const later = (ms: number) => new Date(services.clock().getTime() + ms).toISOString();

  const claim = (): Promise<Entry[]> => {
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.done_at), isNull(outbox.failed_at), lte(outbox.run_at, later(0))))
      .orderBy(asc(outbox.run_at), asc(outbox.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, run_at: later(CLAIM_MS) })
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning();
  };

  /** Only the claim that did it may mark it: `attempts` tells them apart. */
  const mark = (entry: Entry, values: Partial<Entry>) =>
    db
      .update(outbox)
      .set(values)
      .where(and(eq(outbox.id, entry.id), eq(outbox.attempts, entry.attempts)));

  const perform = async (entry: Entry): Promise<boolean> => {
    try {
      const deed = kinds[entry.kind];
      if (!deed) throw new PermanentFailure(`There is no outbox kind ${entry.kind}.`);
      // `enqueue` let in only the payload of this kind.
      await deed(entry.payload as never, { id: entry.id, db, services });
      await mark(entry, { done_at: later(0), last_error: null });
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const hopeless = error instanceof PermanentFailure || services.clock().getTime() - Date.parse(entry.created_at) > GIVE_UP_AFTER_MS;
      services.log.warn({ outbox_id: entry.id, kind: entry.kind, attempts: entry.attempts, given_up: hopeless }, 'outbox entry failed');
      await mark(entry, hopeless ? { failed_at: later(0), last_error: message } : { run_at: later(pauseAfter(entry.attempts)), last_error: message });
      return false;
    }
  };

  const purge = async () => {
    const now = services.clock().getTime();
    if (now - purgedAt < 3_600_000) return;
    purgedAt = now;
    await db.delete(outbox).where(lt(outbox.done_at, later(-KEEP_DONE_MS)));
  };

  const drainAll = async (): Promise<number> => {
    await purge();
    let done = 0;
    do {
      again = false;
      for (let entries = await claim(); entries.length > 0; entries = await claim()) {
        const results = await Promise.all(entries.map(perform));
        done += results.filter(Boolean).length;
      }
    } while (again);
    return done;
  };

  const drain = (): Promise<number> => {
    again = true;
    draining ??= drainAll().finally(() => {
      draining = undefined;
    });
    return draining;
  };

  const wake = () => {
    drain().catch((error: unknown) => {
      services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'outbox could not be drained');
    });
  };

  return {
    start: () => {
      sleepers.add(wake);
      timer = setInterval(wake, SWEEP_MS);
      timer.unref();
    },
    drain,
    stop: async () => {
      sleepers.delete(wake);
      clearInterval(timer);
      await draining?.catch(() => {});
    },
    counts: async () => {
      const [row] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${isNull(outbox.failed_at)})::int`,
          failed: sql<number>`count(*) filter (where ${isNotNull(outbox.failed_at)})::int`,
        })
        .from(outbox)
        .where(isNull(outbox.done_at));
      return row ?? { waiting: 0, failed: 0 };
    },
  };
}

/** What a deed is given beside its payload. */
export interface DeedContext {
  /** Of the entry: the same on every try. */
  id: string;
  db: Database;
  services: Services;
}
