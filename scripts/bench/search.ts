// `npx tsx scripts/bench/search.ts [--clients 33334] [--links 30]`: how long a search takes, beside the same list without one, as an admin. On an embedded
// database in a temporary folder, or in DATABASE_URL: a scratch database, it is filled. Nothing is judged here: a machine's pace is no test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { users } from '../../server/db/schema.ts';
import { createServer } from '../../server/server.ts';
import { createAdmin } from '../admin/admin-account.ts';
import { fillFirm } from './rows.ts';

const { values: flags } = parseArgs({ options: { clients: { type: 'string', default: '33334' }, links: { type: 'string', default: '30' } } });
const tries = 7;
const admin = { email: 'bench@forecourt.example', first_name: 'Bench', last_name: 'Reader', password: 'a-long-password-for-a-bench-1' };

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const config = { ...readConfig({ ...process.env, DATA_DIR: folder, PORT: '0' }), callsPerMinute: 1_000_000 };
const database = await openDatabase({ dataDir: folder, ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}) });
const { db } = database;
await migrate(db);
const [filled] = await db.select({ id: users.id }).from(users).limit(1);
if (!filled) {
  await createAdmin(db, admin);
  await fillFirm(db, Number(flags.clients), Number(flags.links));
}
const server = await createServer({ config, database, log: pino({ level: 'error' }) });
const url = await server.listen();
const signedIn = await fetch(`${url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: admin.email, password: admin.password }),
});
const { access_token: token }: { access_token: string } = JSON.parse(await signedIn.text());

/** By what is searched for; undefined: the list as it stands. */
const searches: Readonly<Record<string, string | undefined>> = {
  'no search': undefined,
  'a word of few rows': '77777',
  'a word of no row': 'zeppelin',
  'a word of all rows': 'car',
  'two words': 'car 77777',
  'the name of a client': 'client77',
  'a name of all clients': 'client',
};

/** The middle of some tries, in ms, and the total beside the page. */
async function timed(path: string, q: string | undefined): Promise<string> {
  const times: number[] = [];
  let total = '';
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}?range=[0,24]${q === undefined ? '' : `&filter=${encodeURIComponent(JSON.stringify({ q }))}`}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) return `answers ${answer.status} after ${Math.round(performance.now() - began)} ms`;
    times.push(performance.now() - began);
    total = answer.headers.get('content-range')?.split('/')[1] ?? '';
  }
  return `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? 0)} ms of ${total} rows`;
}

console.log(`${database.engine}, ${flags.clients} clients, ${flags.links} links each`);
for (const path of ['/links', '/users/detail', '/research-reports']) {
  for (const [what, q] of Object.entries(searches)) console.log(`${path} ${what.padEnd(22)} ${await timed(path, q)}`);
}
await server.stop();
await rm(folder, { recursive: true, force: true });
