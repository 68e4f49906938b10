// `npx tsx scripts/bench/export.ts [--rows 100000] [--sort created_at]`: how fast a long list leaves as CSV, and what it costs in memory. Server and
// receiver run in one process, on an embedded database in a temporary folder, or in DATABASE_URL: a scratch database, it is filled.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createServer } from '../../server/server.ts';
import { createAdmin } from '../admin/admin-account.ts';

const { values: flags } = parseArgs({ options: { rows: { type: 'string', default: '100000' }, sort: { type: 'string', default: 'id' } } });
const wanted = Number(flags.rows);
const account = { email: 'bench@forecourt.example', first_name: 'Bench', last_name: 'Reader', password: 'a-long-password-for-a-bench-1' };
const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const config = readConfig({ ...process.env, DATA_DIR: folder, PORT: '0' });
const database = await openDatabase({ dataDir: folder, ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}) });
await migrate(database.db);
await createAdmin(database.db, account);
await database.db.execute(sql`insert into support_requests (id, created_at, name, email, topic, message, answer_by)
  select gen_random_uuid(), now() - n * interval '1 minute', 'Asker ' || n, 'asker' || n || '@example.org', 'other', repeat('How long does it take? ', 1 + n % 10), now() from generate_series(1, ${wanted}::int) n`);
const server = await createServer({ config, database, log: pino({ level: 'error' }) });
const url = await server.listen();

const ask = async (path: string, init: RequestInit = {}): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/api${path}`, init);
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
  return answer.json() as Promise<Record<string, string>>;
};
const { access_token } = await ask('/auth/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: account.email, password: account.password }),
});
const address = await ask(`/exports/support-requests?sort=["${flags.sort}","DESC"]`, { headers: { authorization: `Bearer ${access_token ?? ''}` } });

const before = process.memoryUsage();
let peakRss = before.rss;
let peakHeap = before.heapUsed;
const watch = setInterval(() => {
  const now = process.memoryUsage();
  peakRss = Math.max(peakRss, now.rss);
  peakHeap = Math.max(peakHeap, now.heapUsed);
}, 50);
const started = performance.now();
const response = await fetch(`${url}${address['url'] ?? ''}`);
let bytes = 0;
let rows = -1;
for await (const part of response.body ?? []) {
  bytes += part.length;
  for (const byte of part) if (byte === 0x0a) rows += 1;
}
const seconds = (performance.now() - started) / 1000;
clearInterval(watch);
console.log(
  `${database.engine}: ${rows} rows, ${megabytes(bytes)} in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s; ` +
    `memory before ${megabytes(before.rss)} (heap ${megabytes(before.heapUsed)}), peak ${megabytes(peakRss)} (heap ${megabytes(peakHeap)})`,
);
await server.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = rows === wanted ? 0 : 1;
