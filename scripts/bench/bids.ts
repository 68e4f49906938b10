// `npm run bench -- --only bids [--requests 500] [--dry]`, or this file by itself: how long desk and dashboards take with so many open price requests, of five dealers and three prices
// each, and with a tenth of them, how many statements each panel sends, and by which index they find the rows. Writes it into docs/performance.md. On an embedded
// database in a temporary folder, or in DATABASE_URL: a scratch database, it is filled. It fails where a panel sends more statements with more requests, more than one
// about bids, dealers or deals, or one that no index answers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { wholeLines } from '../../domain/worksheet.ts';
import type { AgreedLines } from '../../generated/api.ts';
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
/** What a panel is about, by its tables: it asks for that by one statement, each row by an index. */
const subjects = {
  bids: ['bid_requests', 'bid_invitations', 'bids', 'bid_files'],
  dealers: ['dealers', 'bid_invitations', 'bids'],
  deals: ['deals'],
  // The ledger from its beginning: what is owed follows from all that was paid.
  money: ['ledger_entries', 'payments'],
} as const;
type Subject = keyof typeof subjects;
const total = 3_900_000;
const agreed: AgreedLines = {
  ...wholeLines({ selling_price: total }),
  trade_in: null,
  tax_rule: null,
  taxed_amount: 0,
  total_otd: total,
  cash_due: total,
  good_through: null,
};
const password = 'a-long-password-for-a-bench-1';
const admin = { email: 'bench@forecourt.example', first_name: 'Bench', last_name: 'Reader', password };
const [advisor, client] = ['advisor1@bench.example', 'client1@bench.example'];
const clients = 300;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const config = { ...readConfig({ ...process.env, DATA_DIR: folder, PORT: '0' }), callsPerMinute: 1_000_000 };
const database = await openDatabase({ dataDir: folder, ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}) });
const { db } = database;
await migrate(db);
await createAdmin(db, admin);
await fillFirm(db, clients);
await db.execute(sql`update users set password_hash = (select password_hash from users where email = ${admin.email}) where email in (${advisor}, ${client})`);
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
  // Each third request ended in a deal, of all states but delivered and delivered, rated and not.
  await db.execute(sql`insert into deals (id, user_id, link_id, title, status, status_since, accepted_at, agreed, agreed_total, first_total, final_price, savings, rating)
    select gen_random_uuid(), link.user_id, link.id, link.title, case when n % 2 = 0 then 'delivered' else 'paperwork' end, now(), now(), ${JSON.stringify(agreed)}::jsonb, 3900000, 4000000,
      case when n % 2 = 0 then 3900000 end, case when n % 2 = 0 then 100000 end, case when n % 4 = 0 then 1 + n % 5 end
    from (select links.*, row_number() over (order by links.id) as n from links where not exists (select 1 from deals where deals.link_id = links.id)) as link
    where n <= ${sql.raw(String(Math.ceil(count / 3)))} - (select count(*) from deals)`);
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
  about: Subject;
  /** The middle of some tries. */
  ms: number;
  statements: string[];
}

async function read(path: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
}

async function measured(about: Subject, path: string, token: string): Promise<Panel> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    await read(path, token);
    times.push(performance.now() - began);
  }
  const ms = times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN;
  return { about, ms, statements: await statementsOf(() => read(path, token)) };
}

const staff = { admin: await signIn(admin.email), advisor: await signIn(advisor) };
const asClient = await signIn(client);
const list = (path: string, filter: object) => `${path}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** Each panel is a call. */
async function panels(): Promise<Map<string, Panel>> {
  const [one] = (await db.execute<{ id: string }>(sql`select id from bid_requests order by id limit 1`)).rows;
  const found = new Map<string, Panel>();
  const add = async (name: string, about: Subject, path: string, token: string) => void found.set(name, await measured(about, path, token));
  for (const [role, token] of Object.entries(staff)) {
    await add(`${role}: price requests`, 'bids', list('/bid-requests', {}), token);
    await add(`${role}: open price requests`, 'bids', list('/bid-requests', { status: 'open' }), token);
    await add(`${role}: dealers with their records`, 'dealers', list('/dealers', {}), token);
    await add(`${role}: deals`, 'deals', list('/deals', {}), token);
    await add(`${role}: queue`, 'bids', '/dashboard-listings/queue', token);
    await add(`${role}: week`, 'bids', '/tasks/week', token);
  }
  await add('admin: deals on the dashboard', 'deals', '/reports/deals', staff.admin);
  await add('admin: the month’s statement', 'money', '/reports/statement', staff.admin);
  await add('bid desk: the request', 'bids', `/bid-requests/${one?.id}`, staff.admin);
  await add('bid desk: its dealers with every price', 'bids', `/bid-requests/${one?.id}/dealers`, staff.admin);
  await add('client: prices of dealers', 'bids', '/bids', asClient);
  await add('client: the deal', 'deals', '/deals', asClient);
  return found;
}

await fill(requests / 10);
const few = await panels();
await fill(requests);
const many = await panels();
const lines: string[][] = [];
const allFaults: string[] = [];
for (const [name, { about, ms, statements }] of many) {
  const before = few.get(name);
  const faults: string[] = [];
  const tables = subjects[about];
  const ofIt = statements.filter((statement) => new RegExp(`\\b(?:${tables.join('|')})\\b`).test(statement));
  if (statements.length > (before?.statements.length ?? 0)) faults.push(`${name}: more statements with more requests`);
  // The queue says what waits, and what of it was done today: one statement for each.
  const due = name.endsWith(': queue') ? 2 : 1;
  if (about !== 'money' && ofIt.length !== due) faults.push(`${name}: ${ofIt.length} statements about ${about}`);
  const [small, large] = await Promise.all([scansOfAll(ofIt, tables, false), scansOfAll(ofIt, tables, true)]);
  for (const scan of large) if (scan.endsWith(' whole')) faults.push(`${name}: ${scan}, and no index would do`);
  lines.push([
    name,
    `${before?.ms.toFixed(1)}`,
    ms.toFixed(1),
    `${before?.statements.length}`,
    String(statements.length),
    `${ofIt.length} about ${about}`,
    small.join('; '),
    large.join('; '),
    faults.length === 0 ? '✓' : '✗',
  ]);
  allFaults.push(...faults);
}

/** How all these statements find the rows of some tables. */
async function scansOfAll(statements: readonly string[], tables: readonly string[], large: boolean): Promise<string[]> {
  const found = new Set<string>();
  for (const statement of statements) for (const scan of await scansOf(db, statement, tables, large)) found.add(scan);
  return [...found];
}
const head = [
  'panel',
  `ms, ${requests / 10}`,
  `ms, ${requests}`,
  `statements, ${requests / 10}`,
  `statements, ${requests}`,
  'of them about what it shows',
  'how their rows are found',
  'and in tables too large to be read whole',
  'as wanted',
];
const said = `${machine()} · ${database.engine} · the middle of ${tries} calls; goals: one statement about what a panel shows (the queue two: what waits, and what was done of it), by an index, and no more statements with ten times the requests.\n\n${table(head, lines)}`;
console.log(said);
if (!flags.dry) keepSection(performancePage, 'bids', said);
await server.stop();
await rm(folder, { recursive: true, force: true });
if (allFaults.length > 0) throw new Error(allFaults.join('\n'));
