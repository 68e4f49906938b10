// What the installation is asked, and told as it answers.
import { statfs } from 'node:fs/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { SystemStatus } from '../../../generated/api.ts';
import { contractVersion } from '../../contract.ts';
import { backupState } from '../../backup/state.ts';
import type { Database } from '../../db/database.ts';
import { appliedMigrations } from '../../db/migrate.ts';
import { turns } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { paymentsHeardAt } from '../payments/index.ts';
import { failingMails, mailsSentToday } from './mails.ts';
import { processesOf } from './processes.ts';
import { queuesOf } from './queues.ts';
import { isSlow, nextForSlow, wordsOf } from './slow.ts';
import { todoOf } from './todo.ts';
import { uptimeOf } from './uptime.ts';

/** Everything about the installation, as this process sees it. */
export async function systemStatus(db: Database, services: Services): Promise<SystemStatus> {
  const { config, vitals, push } = services;
  const now = services.clock();
  const found = {
    at: now.toISOString(),
    process: await processOf(db, services),
    uptime: await uptimeOf(db, now),
    processes: await processesOf(db, services),
    queues: await queuesOf(db, now),
    mails: await failingMails(db),
    mails_sent: await mailsSentToday(db, now),
    payments: { provider: services.payments.provider, heard_at: await paymentsHeardAt(db) },
    backup: await backupOf(db, services),
    slow: vitals.slowest(5).map((call) => ({ ...call, words: wordsOf(call.call), next: null })),
    push: { is_own: config.pusher === undefined, connections: push.connections?.() ?? null },
    disk: await diskOf(config.dataDir),
    certificates: [...vitals.certificates()],
  };
  const slow = found.slow.map((call) => ({ ...call, next: isSlow(call) ? nextForSlow(found.processes, config.traces !== undefined) : null }));
  return {
    ...found,
    slow,
    todo: todoOf({ ...found, slow }, { now, away: vitals.away(), isDemo: config.mode === 'demo', mailsLeave: config.smtpUrl !== undefined }),
  };
}

async function processOf(db: Database, { config, vitals }: Services): Promise<SystemStatus['process']> {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
  const migrations = await appliedMigrations(db);
  const version = rows[0]?.version ?? '';
  return {
    version: contractVersion,
    node: process.versions.node,
    database: config.databaseUrl ? `PostgreSQL ${version}` : `Embedded, PostgreSQL ${version}`,
    migrations: migrations.length,
    started_at: vitals.startedAt,
    memory_bytes: process.memoryUsage.rss(),
    ...vitals.totals(),
  };
}

async function backupOf(db: Database, { config: { backup, databaseUrl }, backupNow, clock }: Services): Promise<SystemStatus['backup']> {
  const { last, failed, history = [] } = await backupState(db);
  // The embedded database has one process; on a server another one may have the turn.
  const isTaken = databaseUrl !== undefined && (await db.$count(turns, and(eq(turns.name, 'backup'), gt(turns.until, clock().toISOString())))) > 0;
  return {
    is_configured: backup !== undefined,
    is_encrypted: backup?.key !== undefined,
    every_hours: backup?.everyHours ?? null,
    last_at: last?.at ?? null,
    rows: last?.rows ?? null,
    files: last?.files ?? null,
    seconds: last?.seconds ?? null,
    failed_at: failed?.at ?? null,
    because: failed?.because.slice(0, 500) ?? null,
    is_running: backupNow.isRunning || isTaken,
    history: history.map(({ at, because }) => ({ at, because: because?.slice(0, 500) ?? null })),
  };
}

/** Where the data folder lies. */
async function diskOf(folder: string): Promise<SystemStatus['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    // No such folder where everything is kept elsewhere.
    return null;
  }
}
