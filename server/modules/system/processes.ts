// What runs with this database, as far as it says so.
import { desc, gt, sql } from 'drizzle-orm';
import type { SystemStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { processes } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { databaseName } from './slow.ts';

/** How often a process gives a sign of life, in ms. */
export const signEveryMs = 60_000;
/** After so long without one, a process is silent: two were missed. */
const silentAfterMs = 2.5 * signEveryMs;
/** How long the page names a process that died; one that was stopped it does not name. */
export const rememberedMs = 3_600_000;

type Process = SystemStatus['processes'][number];

/** The server's processes, the database, and the place of files. */
export async function processesOf(db: Database, services: Services): Promise<Process[]> {
  const now = services.clock().getTime();
  const rows = await db
    .select()
    .from(processes)
    .where(gt(processes.seen_at, new Date(now - rememberedMs).toISOString()))
    .orderBy(desc(processes.seen_at))
    .limit(48);
  const servers = rows
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, version, started_at, seen_at, memory_bytes, p95_ms }): Process => {
      const state = now - Date.parse(seen_at) > silentAfterMs ? 'silent' : 'running';
      return { name, version, since: started_at, memory_bytes, answers_ms: p95_ms, state };
    });
  return [...servers, await databaseOf(db), filesOf(services)];
}

async function databaseOf(db: Database): Promise<Process> {
  const from = performance.now();
  const { rows } = await db.execute<{ version: string; since: Date | string }>(
    sql`select current_setting('server_version') as version, pg_postmaster_start_time() as since`,
  );
  const [row] = rows;
  const answers = Math.round(performance.now() - from);
  return {
    name: databaseName,
    version: row?.version ?? null,
    since: row ? new Date(row.since).toISOString() : null,
    memory_bytes: null,
    answers_ms: answers,
    state: 'running',
  };
}

function filesOf({ config, vitals }: Services): Process {
  return {
    name: config.s3 ? `Files, bucket ${config.s3.bucket}` : 'Files',
    version: null,
    since: null,
    memory_bytes: null,
    answers_ms: null,
    state: vitals.reachesFiles() ? 'running' : 'silent',
  };
}
