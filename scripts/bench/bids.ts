// `npx tsx scripts/bench/bids.ts [--requests 500]`: how long desk and dashboards take with so many open price requests, of five dealers and three prices each, and
// with a tenth of them: what asks once a panel takes about as long with both. On an embedded database in a temporary folder, or in DATABASE_URL: a scratch
// database, it is filled. Nothing is judged here: a machine's pace is no test.
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
import { fillFirm } from './rows.ts';

const { values: flags } = parseArgs({ options: { requests: { type: 'string', default: '500' } } });
const requests = Number(flags.requests);
const tries = 15;
const dealers = 60;
const password = 'a-long-password-for-a-bench-1';
const admin = { email: 'bench@forecourt.example', first_name: 'Bench', last_name: 'Reader', password };
const advisor = 'advisor1@bench.example';
const clients = 300;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const config = { ...readConfig({ ...process.env, DATA_DIR: folder, PORT: '0' }), callsPerMinute: 1_000_000 };
const database = await openDatabase({ dataDir: folder, ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}) });
const { db } = database;
await migrate(db);
await createAdmin(db, admin);
await fillFirm(db, clients);
await db.execute(sql`update users set password_hash = (select password_hash from users where email = ${admin.email}) where email = ${advisor}`);
await db.execute(sql`insert into dealers (id, name, zip, place, latitude, longitude, makes)
  select gen_random_uuid(), 'Dealer ' || n, '43017', 'Dublin, OH', 40.1, -83.1, '{Toyota}' from generate_series(1, ${sql.raw(String(dealers))}) n`);
const server = await createServer({ config, database, log: pino({ level: 'error' }) });
const url = await server.listen();

/** Adds open requests up to so many, each with five dealers who gave three prices. */
async function fill(count: number): Promise<void> {
  await db.execute(sql`with wanted as (
      select gen_random_uuid() as id, n from generate_series((select count(*)::int from bid_requests) + 1, ${sql.raw(String(count))}) n),
    asked as (insert into bid_requests (id, user_id, title, make, buyer, status, due_at, asked, answered, first_total, best_total)
      select wanted.id, client.id, '2025 Toyota RAV4 ' || wanted.n, 'Toyota', 'OH 430xx', 'open', now() + interval '2 days', 5, 5, 4000000, 3900000 from wanted
      join (select id, row_number() over (order by id) as place from users where role = 'client') as client on client.place = 1 + wanted.n % ${sql.raw(String(clients))} returning id),
    invited as (insert into bid_invitations (id, request_id, dealer_id, status, first_sent_at, sent_at, first_answered_at, answered_at)
      select gen_random_uuid(), wanted.id, dealer.id, 'answered', now(), now(), now(), now() from wanted join asked on asked.id = wanted.id
      join (select id, row_number() over (order by id) as place from dealers) as dealer on (dealer.place + wanted.n) % ${sql.raw(String(dealers / 5))} = 0 returning id)
    insert into bids (id, invitation_id, revision, round, source, lines, selling_price, taxed_amount, sales_tax, total_otd, cash_due)
    select gen_random_uuid(), invited.id, revision, 1, 'page', '{"selling_price": 3900000, "doc_fee": 38700, "sales_tax": 0}', 3900000, 0, 0, 3938700, 3938700
    from invited, generate_series(1, 3) revision`);
  await db.execute(sql`analyze`);
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body: { access_token?: string } = JSON.parse(await answer.text());
  return body.access_token ?? '';
}

/** The middle of some tries, in ms. */
async function timed(path: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN;
}

const tokens = { admin: await signIn(admin.email), advisor: await signIn(advisor) };
const list = (path: string, filter: object) => `${path}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** Each panel is a call. */
async function panels(): Promise<Map<string, number>> {
  const [one] = (await db.execute<{ id: string }>(sql`select id from bid_requests order by id limit 1`)).rows;
  const found = new Map<string, number>();
  for (const [role, token] of Object.entries(tokens))
    for (const path of [
      list('/bid-requests', {}),
      list('/bid-requests', { status: 'open' }),
      list('/dealers', {}),
      '/dashboard-listings/urgent',
      '/tasks/week',
    ])
      found.set(`${role} ${path.split('?')[0]}${path.includes('open') ? ', open' : ''}`, await timed(path, token));
  found.set('admin, one request', await timed(`/bid-requests/${one?.id}`, tokens.admin));
  found.set('admin, its dealers with every price', await timed(`/bid-requests/${one?.id}/dealers`, tokens.admin));
  return found;
}

await fill(requests / 10);
const few = await panels();
await fill(requests);
const many = await panels();
console.log(`${database.engine}: ${requests / 10} and ${requests} open requests, the middle of ${tries} calls in ms`);
for (const [name, ms] of many) console.log(`${name.padEnd(48)} ${(few.get(name) ?? Number.NaN).toFixed(1).padStart(8)} ${ms.toFixed(1).padStart(8)}`);
await server.stop();
await rm(folder, { recursive: true, force: true });
