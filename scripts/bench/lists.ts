// `npx tsx scripts/bench/lists.ts [--clients 20000] [--list listLinks]`: how long the first page of each list takes in each order, for each role that
// may ask, and how the slowest order compares with the order by id. On an embedded database in a temporary folder, or in DATABASE_URL: a scratch
// database, it is filled. Nothing is judged here: a machine's pace is no test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { resolveSchema } from '../../engine/server/json-schema.ts';
import { operationSpecs } from '../../server/contract.ts';
import type { ParameterSpec } from '../../engine/server/contract.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { users } from '../../server/db/schema.ts';
import { createServer } from '../../server/server.ts';
import { createAdmin } from '../admin/admin-account.ts';
import { fillFirm } from './rows.ts';

const { values: flags } = parseArgs({ options: { clients: { type: 'string', default: '20000' }, list: { type: 'string' } } });
const tries = 3;
/** In ms. */
const slow = 400;
const password = 'a-long-password-for-a-bench-1';
const admin = { email: 'bench@forecourt.example', first_name: 'Bench', last_name: 'Reader', password };

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const config = { ...readConfig({ ...process.env, DATA_DIR: folder, PORT: '0' }), callsPerMinute: 1_000_000 };
const database = await openDatabase({ dataDir: folder, ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}) });
const { db } = database;
await migrate(db);
const [filled] = await db.select({ id: users.id }).from(users).limit(1);
if (!filled) {
  await createAdmin(db, admin);
  await fillFirm(db, Number(flags.clients));
  await db.execute(
    sql`update users set password_hash = (select password_hash from users where email = ${admin.email}) where email in ('advisor1@bench.example', 'client1@bench.example')`,
  );
}
const server = await createServer({ config, database, log: pino({ level: 'error' }) });
const url = await server.listen();

const people = { admin: admin.email, employee: 'advisor1@bench.example', client: 'client1@bench.example' } as const;
const [advisor] = await db.select({ id: users.id }).from(users).where(eq(users.email, people.employee));

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body: { access_token?: string } = JSON.parse(await answer.text());
  return body.access_token ?? '';
}

/** The fields by which the contract lets a list be sorted. */
function sortsOf(sort: ParameterSpec | undefined): string[] {
  const [field] = sort ? (resolveSchema(sort.schema).prefixItems ?? []) : [];
  return (field ? (resolveSchema(field).enum ?? []) : []).map(String);
}

/** The best of some tries, in ms, and the total that stood beside the page; what is slow is not tried again. */
async function timed(path: string, token: string, sort: string, order: string): Promise<{ ms: number; total: string }> {
  let ms = Infinity;
  let total = '';
  for (let count = 0; count < tries && (count === 0 || ms < slow); count += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}?range=[0,24]&sort=${encodeURIComponent(JSON.stringify([sort, order]))}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} ${path} by ${sort}`);
    ms = Math.min(ms, performance.now() - began);
    total = answer.headers.get('content-range')?.split('/')[1] ?? '';
  }
  return { ms, total };
}

console.log(`${database.engine}, ${flags.clients} clients`);
for (const [role, email] of Object.entries(people)) {
  const token = await signIn(email);
  for (const operation of operationSpecs) {
    const sorts = sortsOf(operation.parameters.find(({ name }) => name === 'sort'));
    const mayAsk = operation.roles.some((each) => each === role);
    if (sorts.length === 0 || !mayAsk || (flags.list !== undefined && operation.id !== flags.list)) continue;
    const path = operation.path.replace('{id}', advisor?.id ?? '');
    const times: { by: string; ms: number }[] = [];
    let total = '';
    for (const by of sorts) {
      for (const order of ['ASC', 'DESC']) {
        const found = await timed(path, token, by, order).catch(() => undefined);
        if (!found) continue;
        total = found.total;
        times.push({ by: `${by} ${order}`, ms: found.ms });
      }
    }
    const byId = Math.max(...times.filter(({ by }) => by.startsWith('id ')).map(({ ms }) => ms));
    const [slowest] = times.toSorted((one, other) => other.ms - one.ms);
    if (!slowest) continue;
    const after = times
      .toSorted((one, other) => other.ms - one.ms)
      .slice(1, 7)
      .map(({ by, ms }) => `${by} ${Math.round(ms)}`);
    const ratio = (slowest.ms / byId).toFixed(1);
    console.log(
      `${operation.id} (${role}, ${total}): id ${Math.round(byId)} ms, slowest ${slowest.by} ${Math.round(slowest.ms)} ms, ratio ${ratio}; then ${after.join(', ')}`,
    );
  }
}
await server.stop();
await rm(folder, { recursive: true, force: true });
