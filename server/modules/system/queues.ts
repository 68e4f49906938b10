// What waits to be done after a change, now and over the last 24 hours.
import { gte, isNull, sql } from 'drizzle-orm';
import type { SystemQueueState, SystemStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { outbox, queueDepths } from '../../db/schema.ts';
import { queueNames, queueOf, type Queue } from '../../outbox/queues.ts';

const hourMs = 3_600_000;
/** Hours that are looked back on. */
export const hoursKept = 24;
/** A queue that has been waiting longer than this does not move, in ms. */
export const stuckAfterMs = 10 * 60_000;

type Found = SystemStatus['queues'][number];
type Counts = Pick<Found, 'queue' | 'waiting' | 'retrying' | 'failed' | 'oldest_at'>;

/** The start of the hour so many hours before a moment, in ISO 8601. */
export const hourOf = (now: Date, before = 0): string => new Date((Math.floor(now.getTime() / hourMs) - before) * hourMs).toISOString();

/** Every queue, also the empty ones; what a newer version has queued only where there is some. */
export async function queuesOf(db: Database, now: Date): Promise<Found[]> {
  const depths = await depthsOf(db, now);
  return (await countsOf(db))
    .filter(({ queue, waiting, failed }) => queue !== 'unknown' || waiting + failed > 0)
    .map((counts) => ({ ...counts, state: stateOf(counts, now), depths: depths(counts.queue) }));
}

/** What waits in each queue now. */
export async function countsOf(db: Database): Promise<Counts[]> {
  const rows = await db
    .select({
      kind: outbox.kind,
      waiting: sql<number>`count(*) filter (where ${outbox.failed_at} is null)::int`,
      retrying: sql<number>`count(*) filter (where ${outbox.failed_at} is null and ${outbox.attempts} > 0 and ${outbox.last_error} is not null)::int`,
      failed: sql<number>`count(*) filter (where ${outbox.failed_at} is not null)::int`,
      // What is planned for later is not late.
      oldest: sql<
        Date | string | null
      >`min(${outbox.created_at}) filter (where ${outbox.failed_at} is null and (${outbox.run_at} <= now() or ${outbox.attempts} > 0))`,
    })
    .from(outbox)
    .where(isNull(outbox.done_at))
    .groupBy(outbox.kind);
  const total = (queue: Queue, count: 'waiting' | 'retrying' | 'failed') =>
    rows.filter(({ kind }) => queueOf(kind) === queue).reduce((sum, row) => sum + row[count], 0);
  return queueNames.map((queue) => {
    const oldest = rows
      .filter(({ kind, oldest: at }) => queueOf(kind) === queue && at !== null)
      .map(({ oldest: at }) => new Date(at ?? 0).toISOString())
      .toSorted();
    return { queue, waiting: total(queue, 'waiting'), retrying: total(queue, 'retrying'), failed: total(queue, 'failed'), oldest_at: oldest[0] ?? null };
  });
}

function stateOf({ waiting, retrying, failed, oldest_at }: Counts, now: Date): SystemQueueState {
  if (failed > 0) return 'given_up';
  if (retrying > 0) return 'retried';
  if (waiting === 0) return 'empty';
  if (oldest_at === null) return 'planned';
  return now.getTime() - Date.parse(oldest_at) > stuckAfterMs ? 'late' : 'moving';
}

/** The hours of each queue, the oldest first; null where nobody looked. */
async function depthsOf(db: Database, now: Date): Promise<(queue: Queue) => (number | null)[]> {
  const rows = await db
    .select()
    .from(queueDepths)
    .where(gte(queueDepths.hour, hourOf(now, hoursKept - 1)));
  const known = new Map(rows.map(({ queue, hour, waiting }) => [`${queue} ${hour}`, waiting]));
  return (queue) => Array.from({ length: hoursKept }, (_, place) => known.get(`${queue} ${hourOf(now, hoursKept - 1 - place)}`) ?? null);
}
