import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { patiently } from '../db/gate.ts';
import { outbox } from '../db/schema.ts';
import { together } from '../db/together.ts';
import type { Services } from '../services.ts';
import { inSpan, type SpanHow } from '../traces/traces.ts';
import { claimMs, Claims, markDone, renewMs } from './claims.ts';
import { takers, type Entry, type Taker } from './enqueue.ts';
import type { Job } from './kinds.ts';
import { keptPayload, kindsIn, knownKinds, queueNames, queueOf, settingsOf, triesOf, type Queue } from './queues.ts';
import { withinLimit } from './time-limit.ts';
import { createWorker } from './worker.ts';

export { enqueue, enqueueAll, hasten, withdraw, type NewEntry } from './enqueue.ts';
export type { JobContext } from './kinds.ts';

const SWEEP_MS = 1_000;
/** How long stopping waits for running jobs; the rest is retried when its claim expires. */
const LEAVE_AFTER_MS = 8_000;
/** Before retrying to mark a finished job, in ms. */
const MARK_PAUSES_MS = [100, 400, 1_600, 6_400, 12_800];
const LONGEST_PAUSE_MS = 3_600_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
const KEEP_DONE_MS = 7 * 24 * 3_600_000;

/** Thrown by a job that can never succeed: it is not tried again, but kept for a person to look at. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** How long to wait after this many tries, in milliseconds: 1 s, 2 s, 4 s … at most an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);
}

export interface Outbox {
  /** Drains at once, what an earlier process left too, then after every commit and once a second. */
  start(): void;
  /** Says that this process still lives, so that no other takes up what it works on; by itself every five seconds once it has started. */
  renew(): Promise<void>;
  /** Runs the jobs that are due. @returns how many entries were done */
  drain(): Promise<number>;
  /** Ends after the running jobs. */
  stop(): Promise<void>;
  /** Entries waiting, and entries given up on. */
  counts(): Promise<{ waiting: number; failed: number }>;
}

export interface OutboxOptions {
  db: Database;
  services: Services;
  /** How each kind is done (`jobs` in server/jobs.ts). */
  kinds: Readonly<Record<string, Job<never>>>;
  /** What is done where a kind is given up on, so that nobody waits for it. */
  whenGivenUp?: Readonly<Record<string, Job<never>>>;
}

/**
 * The workers, one for each queue. Entries are claimed in one statement (SKIP LOCKED: several processes never claim the same), run outside any transaction, and
 * marked; until then their claims are renewed. A process that dies in between leaves claims that expire within 20 seconds; the job is then retried under the
 * same id, by which the receiver can recognize it.
 */
export function createOutbox({ db, services, kinds, whenGivenUp = {} }: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let renewing: NodeJS.Timeout | undefined;
  let purgedAt = 0;
  let stopped = false;
  const claims = new Claims(db);

  const later = (ms: number) => new Date(services.clock().getTime() + ms).toISOString();

  const claim = async (queue: Queue, most: number): Promise<Entry[]> => {
    const members = kindsIn(queue);
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.done_at),
          isNull(outbox.failed_at),
          lte(outbox.run_at, later(0)),
          members ? inArray(outbox.kind, members) : notInArray(outbox.kind, [...knownKinds]),
        ),
      )
      .orderBy(asc(outbox.run_at), asc(outbox.id))
      .limit(most)
      .for('update', { skipLocked: true });
    const claimed = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, run_at: later(claimMs) })
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning();
    claims.hold(claimed);
    return claimed;
  };

  /**
   * Only the claim that ran it may mark it: `attempts` distinguishes them. Unmarked it would run twice, so it waits for a database that is busy or briefly
   * unavailable.
   */
  const patient = async (work: () => Promise<unknown>) => {
    for (const pause of [...MARK_PAUSES_MS, undefined]) {
      try {
        await patiently(work);
        return;
      } catch (error) {
        if (pause === undefined || stopped) throw error;
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  const mark = (entry: Entry, values: Partial<Entry>) =>
    patient(() =>
      db
        .update(outbox)
        .set(values)
        .where(and(eq(outbox.id, entry.id), eq(outbox.attempts, entry.attempts))),
    );

  const markAllDone = (entries: readonly Entry[]) => markDone(db, entries, later(0));
  /** What is done at about the same time is marked together, unless its queue cannot wait for others. */
  const markDoneTogether = together<Entry>(markAllDone);
  const markOneDone = async (entry: Entry) => {
    if (settingsOf(queueOf(entry.kind)).marksAlone) await markAllDone([entry]);
    else await markDoneTogether(entry);
  };

  const report = (error: unknown) => {
    // On shutdown the database closes under abandoned jobs.
    if (!stopped) services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'outbox could not be drained');
  };

  const toldGivenUp = async (entry: Entry): Promise<boolean> => {
    try {
      await withinLimit(Promise.resolve(whenGivenUp[entry.kind]?.(entry.payload as never, { id: entry.id, db, services })));
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  };

  const attempt = async (entry: Entry): Promise<boolean> => {
    try {
      const job = kinds[entry.kind];
      if (!job) throw new PermanentFailure(`There is no outbox kind ${entry.kind}.`);
      // `enqueue` let in only the payload of this kind.
      await withinLimit(job(entry.payload as never, { id: entry.id, db, services }));
    } catch (error) {
      const message = messageOf(error);
      const isOver =
        error instanceof PermanentFailure ||
        entry.attempts >= triesOf(entry.kind) ||
        services.clock().getTime() - Date.parse(entry.created_at) > GIVE_UP_AFTER_MS;
      // Where even that fails it is tried again: whoever waits must be told once.
      const hopeless = isOver && (await toldGivenUp(entry));
      services.log.warn({ outbox_id: entry.id, kind: entry.kind, attempts: entry.attempts, given_up: hopeless }, 'outbox entry failed');
      const givenUp = { failed_at: later(0), last_error: message, payload: keptPayload(entry.kind, entry.payload) };
      await mark(entry, hopeless ? givenUp : { run_at: later(pauseAfter(entry.attempts)), last_error: message });
      return false;
    }
    await patient(() => markOneDone(entry));
    return true;
  };

  /** It is part of what wrote it, in whichever process it is done. */
  const spanOf = ({ id, kind, attempts, trace }: Entry): SpanHow => ({
    kind: 'consumer',
    attributes: { 'forecourt.outbox_id': id, 'forecourt.outbox_kind': kind, 'forecourt.attempts': attempts },
    from: trace,
  });

  const perform = async (entry: Entry): Promise<boolean> => {
    try {
      return await inSpan(`outbox ${entry.kind}`, spanOf(entry), () => attempt(entry));
    } catch (error) {
      report(error);
      return false;
    } finally {
      claims.release([entry]);
    }
  };

  /** What was claimed and not begun is due again. */
  const giveBack = (entries: readonly Entry[]) => {
    claims.release(entries);
    return patient(() =>
      db
        .update(outbox)
        .set({ attempts: 0, run_at: new Date(0).toISOString() })
        .where(
          inArray(
            outbox.id,
            entries.map(({ id }) => id),
          ),
        ),
    );
  };

  const workerOf = (queue: Queue) =>
    createWorker({ ...settingsOf(queue), claim: (most) => patiently(() => claim(queue, most)), perform, giveBack, onError: report });
  const workers = new Map(queueNames.map((queue) => [queue, workerOf(queue)]));

  const purge = async () => {
    const now = services.clock().getTime();
    if (now - purgedAt < 3_600_000) return;
    purgedAt = now;
    await db.delete(outbox).where(lt(outbox.done_at, later(-KEEP_DONE_MS)));
    // Left by an earlier version, perhaps one that still runs beside this one.
    const isFull = sql`${outbox.payload} <> '{}'::jsonb`;
    await db
      .update(outbox)
      .set({ payload: {} })
      .where(and(isNotNull(outbox.done_at), isFull));
    await db
      .update(outbox)
      .set({ payload: sql`${outbox.payload} - 'text' - 'action'` })
      .where(and(isNotNull(outbox.failed_at), eq(outbox.kind, 'mail'), isFull));
  };

  const wake = (queue: Queue) => {
    workers.get(queue)?.wake();
  };
  const taker: Taker = {
    wake,
    keepPlaces: (queue, count) => (workers.get(queue)?.keepPlaces(count) ? later(claimMs) : undefined),
    take: (queue, entries) => {
      // A transaction that took longer than the claim: by now they may be another's.
      if (entries.some(({ run_at }) => run_at <= later(0))) {
        workers.get(queue)?.leave(entries.length);
        wake(queue);
        return;
      }
      claims.hold(entries);
      workers.get(queue)?.take(entries);
    },
    leave: (queue, count) => workers.get(queue)?.leave(count),
  };

  const renew = () => patiently(() => claims.renew(later(claimMs)));

  return {
    renew,
    start: () => {
      const sweep = () => {
        for (const queue of queueNames) wake(queue);
        purge().catch(report);
      };
      takers.set(db, taker);
      timer = setInterval(sweep, SWEEP_MS);
      timer.unref();
      renewing = setInterval(() => void renew().catch(report), renewMs).unref();
      sweep();
    },
    drain: async () => {
      await purge();
      let done = 0;
      // What one queue does may give another something to do.
      for (let last = -1; last !== done;) {
        last = done;
        for (const count of await Promise.all([...workers.values()].map((worker) => worker.drain()))) done += count;
      }
      return done;
    },
    stop: async () => {
      if (takers.get(db) === taker) takers.delete(db);
      clearInterval(timer);
      const left = Promise.all([...workers.values()].map((worker) => worker.stop()));
      await Promise.race([left, sleep(LEAVE_AFTER_MS, undefined, { ref: false })]);
      clearInterval(renewing);
      stopped = true;
    },
    counts: async () => {
      const [row] = await db
        .select({
          // What is planned for later does not wait: the reminders of whoever left a sign-up are days away.
          waiting: sql<number>`count(*) filter (where ${isNull(outbox.failed_at)} and (${outbox.run_at} <= ${later(0)} or ${outbox.attempts} > 0))::int`,
          failed: sql<number>`count(*) filter (where ${isNotNull(outbox.failed_at)})::int`,
        })
        .from(outbox)
        .where(isNull(outbox.done_at));
      return row ?? { waiting: 0, failed: 0 };
    },
  };
}

/** An error's message, and its causes. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
