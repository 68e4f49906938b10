// `npx tsx scripts/bench/bids.ts [--requests 500] [--dry]`: how long desk and dashboards take with so many open price requests, of five dealers and three prices
// each, and with a tenth of them, how many statements each panel sends, and by which index they find the rows. Writes it into docs/performance.md. On an embedded
// database in a temporary folder, or in DATABASE_URL: a scratch database, it is filled. It fails where a panel sends more statements with more requests.
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
import { keepSection, machine, performancePage, table } from './page.ts';
import { fillFirm } from './rows.ts';
import { scansOf, statementsOf } from './statements.ts';

const { values: flags } = parseArgs({ options: { requests: { type: 'string', default: '500' }, dry: { type: 'boolean', default: false } } });
const requests = Number(flags.requests);
const tries = 15;
const dealers = 60;
/** The tables that grow with requests. */
const grows = ['bid_requests', 'bid_invitations', 'bids', 'bid_files'];
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

interface Panel {
  /** The middle of some tries. */
  ms: number;
  statements: string[];
}

async function read(path: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
}

async function measured(path: string, token: string): Promise<Panel> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    await read(path, token);
    times.push(performance.now() - began);
  }
  const ms = times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN;
  return { ms, statements: await statementsOf(() => read(path, token)) };
}

const tokens = { admin: await signIn(admin.email), advisor: await signIn(advisor) };
const list = (path: string, filter: object) => `${path}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** Each panel is a call. */
async function panels(): Promise<Map<string, Panel>> {
  const [one] = (await db.execute<{ id: string }>(sql`select id from bid_requests order by id limit 1`)).rows;
  const found = new Map<string, Panel>();
  for (const [role, token] of Object.entries(tokens))
    for (const [name, path] of [
      ['price requests', list('/bid-requests', {})],
      ['open price requests', list('/bid-requests', { status: 'open' })],
      ['dealers with their records', list('/dealers', {})],
      ['queue', '/dashboard-listings/urgent'],
      ['week', '/tasks/week'],
    ] as const)
      found.set(`${role}: ${name}`, await measured(path, token));
  found.set('bid desk: the request', await measured(`/bid-requests/${one?.id}`, tokens.admin));
  found.set('bid desk: its dealers with every price', await measured(`/bid-requests/${one?.id}/dealers`, tokens.admin));
  return found;
}

await fill(requests / 10);
const few = await panels();
await fill(requests);
const many = await panels();
const lines: string[][] = [];
const grown: string[] = [];
for (const [name, { ms, statements }] of many) {
  const before = few.get(name);
  const aboutBids = statements.filter((statement) => grows.some((each) => statement.includes(each)));
  if (statements.length > (before?.statements.length ?? 0)) grown.push(name);
  const scans: string[][] = [];
  for (const large of [false, true]) {
    const found = new Set<string>();
    for (const statement of aboutBids) for (const scan of await scansOf(db, statement, grows, large)) found.add(scan);
    scans.push([...found]);
  }
  lines.push([
    name,
    `${before?.ms.toFixed(1)}`,
    ms.toFixed(1),
    `${before?.statements.length}`,
    String(statements.length),
    String(aboutBids.length),
    ...scans.map((each) => each.join('; ')),
  ]);
}
const head = [
  'panel',
  `ms, ${requests / 10}`,
  `ms, ${requests}`,
  `statements, ${requests / 10}`,
  `statements, ${requests}`,
  'of them about bids',
  'how their rows are found',
  'and in tables too large to be read whole',
];
const said = `${machine()} · ${database.engine} · the middle of ${tries} calls\n\n${table(head, lines)}`;
console.log(said);
if (!flags.dry) keepSection(performancePage, 'bids', said);
await server.stop();
await rm(folder, { recursive: true, force: true });
if (grown.length > 0) throw new Error(`More statements with more requests: ${grown.join(', ')}`);
