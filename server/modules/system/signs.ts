// What a process says of itself once a minute, so that every other can tell who runs.
import { hostname } from 'node:os';
import { and, eq, lt, sql } from 'drizzle-orm';
import { contractVersion } from '../../contract.ts';
import type { Database } from '../../db/database.ts';
import { processes, queueDepths } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { spreadNews } from './news.ts';
import { rememberedMs, signEveryMs } from './processes.ts';
import { countsOf, hourOf, hoursKept } from './queues.ts';
import { markUp } from './uptime.ts';

/**
 * Writes that this process lives, and how deep the queues are.
 * @param name by which it is known
 */
export async function giveSign(db: Database, services: Services, name: string): Promise<void> {
  const now = services.clock();
  const row = {
    version: contractVersion,
    started_at: services.vitals.startedAt,
    seen_at: now.toISOString(),
    memory_bytes: process.memoryUsage.rss(),
    p95_ms: services.vitals.totals().p95_ms,
  };
  const hour = hourOf(now);
  await db.transaction(async (transaction) => {
    await transaction
      .insert(processes)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: processes.name, set: row });
    await transaction.delete(processes).where(lt(processes.seen_at, new Date(now.getTime() - rememberedMs).toISOString()));
    const depths = (await countsOf(transaction)).map(({ queue, waiting }) => ({ queue, hour, waiting }));
    await transaction
      .insert(queueDepths)
      .values(depths)
      .onConflictDoUpdate({ target: [queueDepths.queue, queueDepths.hour], set: { waiting: sql`greatest(${queueDepths.waiting}, excluded.waiting)` } });
    await markUp(transaction, now, services.vitals.startedAt);
    await transaction.delete(queueDepths).where(lt(queueDepths.hour, hourOf(now, hoursKept)));
  });
}

/**
 * Gives a sign now and once a minute.
 * @param port that it listens on
 * @returns how to stop; the row goes, for nobody is to look for this process
 */
export function startSigns(db: Database, services: Services, port: number): () => Promise<void> {
  const name = `${hostname()}:${port}`;
  let running: Promise<unknown> = Promise.resolve();
  const report = (error: unknown) => services.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'no sign of life could be given');
  const sign = () => {
    running = running.then(() => giveSign(db, services, name)).catch(report);
  };
  let news: string | undefined;
  const tell = async () => {
    news = await spreadNews(db, services, news);
  };
  const timer = setInterval(() => {
    sign();
    running = running.then(tell).catch(report);
  }, signEveryMs);
  timer.unref();
  sign();
  return async () => {
    clearInterval(timer);
    await running;
    // Another one may have taken the place since.
    await db
      .delete(processes)
      .where(and(eq(processes.name, name), eq(processes.started_at, services.vitals.startedAt)))
      .catch(report);
  };
}
