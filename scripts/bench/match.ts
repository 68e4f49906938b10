// `npx tsx scripts/bench/match.ts [--clients 2000] [--links 25] [--tries 40]`: how long searching everything and matching take for one advisor with so many
// clients, beside a firm of the demo's size. On embedded databases in temporary folders, or in DATABASE_URL: a scratch database, it is filled, and the small firm
// is then left out. Nothing is judged here: a machine's pace is no test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { hashPassword } from '../../server/modules/credentials/passwords.ts';
import { createServer } from '../../server/server.ts';
import { fillFirm } from './rows.ts';

const { values: flags } = parseArgs({
  options: { clients: { type: 'string', default: '2000' }, links: { type: 'string', default: '25' }, tries: { type: 'string', default: '40' } },
});
const tries = Number(flags.tries);
/** As many as the demo firm's first advisor has, and about as many cars each. */
const small = { clients: 38, links: 8 };
const password = 'a-long-password-for-a-bench-1';

const asked: Readonly<Record<string, (link: string, client: string) => string>> = {
  'search: a client': () => '/search?q=client77',
  'search: a car': () => '/search?q=car%203700',
  'search: a word of every message': () => '/search?q=still',
  'search: a telephone': () => '/search?q=2075550100',
  'search: nothing': () => '/search?q=zeppelin',
  'match: who wants an SUV': () => `/match?filter=${encodeURIComponent(JSON.stringify({ body_style: 'suv', budget_lte: 4_000_000 }))}`,
  'match: whom a car fits': (link) => `/match?car=${encodeURIComponent(JSON.stringify({ source: 'link', id: link }))}`,
  'match: cars for a client': (_link, client) => `/match/cars?user_id=${client}`,
  'the queue': () => '/dashboard-listings/urgent',
};

/** Milliseconds by question: the 95th of a hundred. */
async function measured(clients: number, links: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const config = { ...readConfig({ ...process.env, DATA_DIR: folder, PORT: '0' }), callsPerMinute: 1_000_000 };
  const database = await openDatabase({ dataDir: folder, ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}) });
  const { db } = database;
  await migrate(db);
  await fillFirm(db, clients, links);
  // All of it is one advisor's, and every client wants something.
  await db.execute(sql`update users set password_hash = ${await hashPassword(password)} where email = 'advisor1@bench.example'`);
  await db.execute(sql`update users set advisor_id = (select id from users where email = 'advisor1@bench.example'), begun_at = now() where role = 'client'`);
  await db.execute(sql`update user_preferences set status = 'submitted', submitted_at = created_at, selections = jsonb_build_object(
    'money', jsonb_build_object('max_total', 1500000 + (hashtext(id::text) & 4095) * 1000),
    'logistics', jsonb_build_object('zip', '04101', 'max_distance', 20 + (hashtext(id::text) & 127), 'latest', (current_date + (hashtext(id::text) & 255))::text),
    'vehicles', jsonb_build_array(jsonb_build_object('id', id, 'body_styles', jsonb_build_array((array['suv', 'sedan', 'truck', 'wagon'])[1 + (hashtext(id::text) & 3)]),
      'makes', jsonb_build_array(jsonb_build_object('make', 'Make ' || (hashtext(id::text) & 31))), 'year_min', 2015)))`);
  await db.execute(sql`analyze`);
  const server = await createServer({ config, database, log: pino({ level: 'error' }) });
  const url = await server.listen();
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'advisor1@bench.example', password }),
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await signedIn.text());
  const { rows } = await db.execute<{ id: string; user_id: string }>(sql`select id, user_id from links order by id limit 1`);
  const times: Record<string, number> = {};
  for (const [what, path] of Object.entries(asked)) {
    const each: number[] = [];
    for (let count = 0; count < tries; count += 1) {
      const began = performance.now();
      const answer = await fetch(`${url}/api${path(rows[0]?.id ?? '', rows[0]?.user_id ?? '')}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      each.push(performance.now() - began);
    }
    times[what] = each.toSorted((one, other) => one - other)[Math.floor(tries * 0.95)] ?? 0;
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return times;
}

const [clients, links] = [Number(flags.clients), Number(flags.links)];
const large = await measured(clients, links);
const little = process.env['DATABASE_URL'] ? undefined : await measured(small.clients, small.links);
console.log(
  `p95 of ${tries}, ${clients} clients with ${links} links each, all of one advisor${little ? `; beside it ${small.clients} clients with ${small.links}` : ''}`,
);
for (const [what, time] of Object.entries(large)) {
  const other = little?.[what];
  console.log(`${what.padEnd(34)} ${time.toFixed(1)} ms${other === undefined ? '' : `, ${other.toFixed(1)} ms, ${(time / other).toFixed(1)} times`}`);
}
