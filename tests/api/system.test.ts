import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eq, like } from 'drizzle-orm';
import { hoursUp, outbox, processes, users } from '../../server/db/schema.ts';
import { operationSpecs } from '../../server/contract.ts';
import { giveSign, startSigns } from '../../server/modules/system/index.ts';
import { spreadNews } from '../../server/modules/system/news.ts';
import { markUp, uptimeOf } from '../../server/modules/system/uptime.ts';
import { keepHeard } from '../../server/modules/payments/heard.ts';
import { databaseName, nextForSlow } from '../../server/modules/system/slow.ts';
import { backupState, keepBackupState } from '../../server/backup/state.ts';
import { demoEmails } from '../../server/demo/logins.ts';
import { migrationsHere } from '../../server/db/migrate.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { listenWith } from '../support/listener.ts';

let app: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-system-'));
  app = await startApp({ config: { backup: { to: folder, everyHours: 24, keepDays: 30 } } });
  // The server makes its first backup as it starts, and an embedded database is held while it is read: nothing here may meet that.
  await vi.waitUntil(() => firstBackup(app), { timeout: 50_000 });
  token = await app.signIn(demoEmails.admin);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is known of it; a database that is held says nothing yet. */
const firstBackup = async ({ db }: TestApp) => (await backupState(db).catch(() => undefined))?.last;

const status = async () => (await app.call('getSystemStatus', { token })).body;

it('says what runs, what waits, and how much room there is', async () => {
  const { process: running, queues, push, disk } = await status();
  expect(running).toMatchObject({ version: '0.1.0', node: process.versions.node, migrations: migrationsHere().length, failed: 0 });
  expect(running.database).toMatch(/PostgreSQL \d/);
  expect(running.calls).toBeGreaterThan(0);
  expect(queues.map(({ queue }) => queue)).toEqual(['live', 'mail', 'accounts', 'payments', 'files']);
  expect(push).toEqual({ is_own: true, connections: 0 });
  expect(disk?.free_bytes).toBeLessThan(disk?.total_bytes ?? 0);
  expect((await status()).slow).toContainEqual(expect.objectContaining({ call: 'GET /system', words: 'System', next: null }));
});

it('says of a slow call what to do: the database first where it is slow itself, else the call’s trace', async () => {
  const before = app.services.vitals.slowest;
  app.services.vitals.slowest = () => [{ call: 'GET /links/:id', times: 312, p95_ms: 1_800 }];
  const { slow, todo } = await status();
  expect(slow).toEqual([
    {
      call: 'GET /links/:id',
      words: operationSpecs.find(({ id }) => id === 'getLink')?.summary,
      times: 312,
      p95_ms: 1_800,
      next: 'Set OTEL_EXPORTER_OTLP_ENDPOINT: the call’s trace then names the statement that takes the time.',
    },
  ]);
  expect(todo).toContainEqual(expect.objectContaining({ part: 'calls', says: `${slow[0]?.words} (GET /links/:id) takes 1.8 s.`, next: slow[0]?.next }));
  const database = (answers_ms: number) => [{ name: databaseName, version: null, since: null, memory_bytes: null, answers_ms, state: 'running' as const }];
  expect(nextForSlow(database(240), true)).toBe('The database takes 240 ms for the simplest question: check its load, memory and disk first.');
  expect(nextForSlow(database(3), true)).toMatch(/^Open its trace/);
  app.services.vitals.slowest = before;
});

it('names letters that did not go, what the mail server said, and what to do; never their words', async () => {
  const late = { to: 'late@mailhaven.example', subject: 'Your price is here', text: 'MARKED-WORDS' };
  const [slip, { id: person = '', name = '' } = {}] = ['late@gmial.com', (await app.db.select().from(users).where(eq(users.role, 'client')).limit(1))[0]];
  await app.db.update(users).set({ email: slip }).where(eq(users.id, person));
  const at = app.services.clock().toISOString();
  await app.db.insert(outbox).values([
    { kind: 'mail', payload: { ...late, to: slip }, run_at: '2099-01-01T00:00:00.000Z', attempts: 2, last_error: '550 No such domain' },
    { kind: 'mail', payload: late, run_at: '2099-01-01T00:00:00.000Z', attempts: 2, last_error: '452 Mailbox full' },
    { kind: 'mail', payload: { ...late, to: 'lost@mailhaven.example' }, run_at: at, attempts: 9, last_error: '550 No such domain', failed_at: at },
  ]);
  const found = await status();
  expect(found.mails.map(({ to, because, given_up }) => [to, because, given_up])).toEqual(
    expect.arrayContaining([
      ['late@mailhaven.example', '452 Mailbox full', false],
      ['lost@mailhaven.example', '550 No such domain', true],
    ]),
  );
  // Whose address it is, and what was probably meant: there the next step begins.
  expect(found.mails.find(({ to }) => to === slip)).toMatchObject({ person: { id: person, name, role: 'client' }, meant: 'late@gmail.com' });
  expect(found.mails.find(({ to }) => to === 'late@mailhaven.example')).toMatchObject({ person: null, meant: null });
  expect(JSON.stringify(found)).not.toContain('MARKED-WORDS');
  expect(found.todo).toContainEqual({
    part: 'mails',
    says: '1 mail can’t be delivered.',
    next: 'late@gmial.com looks mistyped. Check the addresses below, and tell the people another way.',
    act: 'settle_mails',
  });
  expect(found.queues.find(({ queue }) => queue === 'mail')).toMatchObject({ waiting: 2, retrying: 2, failed: 1 });
});

it('says how the last backup went, and what to do about one that failed, is too old or is not encrypted', async () => {
  const last = { name: 'x', at: app.services.clock().toISOString(), seconds: 4.2, pause_ms: 10, rows: 120, files: 4, missing: 0 };
  const says = async () => (await status()).todo.filter(({ part }) => part === 'backup').map((todo) => todo.says);
  await keepBackupState(app.db, { last });
  expect((await status()).backup).toMatchObject({ is_configured: true, is_encrypted: false, last_at: last.at, rows: 120, files: 4, seconds: 4.2 });
  expect(await says()).toEqual(['Backups aren’t encrypted.']);
  await keepBackupState(app.db, { last: { ...last, at: '2020-01-01T00:00:00.000Z' } });
  expect(await says()).toContain('The last backup is too old.');
  await keepBackupState(app.db, { last, failed: { at: last.at, because: 'The disk is full.' } });
  expect(await says()).toContain('The last backup failed: The disk is full.');
});

it('tries late mails at once, and takes out of the list what an admin has seen to', async () => {
  const { mails } = await status();
  const [late, lost] = ['late@mailhaven.example', 'lost@mailhaven.example'].map((address) => mails.find(({ to }) => to === address)?.id ?? '');
  const ids = [late ?? '', lost ?? ''];
  const tried = (await app.call('tryMailsAgain', { token, body: { ids } })).body;
  // What was given up on has no words any more that could be sent.
  expect(Date.parse(tried.mails.find(({ id }) => id === late)?.next_at ?? '')).toBeLessThanOrEqual(app.services.clock().getTime());
  expect(tried.mails.find(({ id }) => id === lost)?.given_up).toBe(true);
  const settled = (await app.call('settleMails', { token, body: { ids } })).body;
  expect(settled.mails.map(({ id }) => id)).not.toContain(lost);
  expect(settled.mails.map(({ id }) => id)).toContain(late);
});

it('leaves a mail alone that a process may be sending', async () => {
  const soon = new Date(app.services.clock().getTime() + 10_000).toISOString();
  const [row] = await app.db
    .insert(outbox)
    .values({ kind: 'mail', payload: { to: 'now@mailhaven.example' }, run_at: soon, attempts: 3, last_error: '451' })
    .returning();
  const tried = (await app.call('tryMailsAgain', { token, body: { ids: [row?.id ?? ''] } })).body;
  expect(tried.mails.find(({ id }) => id === row?.id)?.next_at).toBe(soon);
});

it('starts a backup once, where any are set up', async () => {
  delete app.services.backupNow.begin;
  expect((await app.call('backUpNow', { token })).status).toBe(409);
  let begun = 0;
  app.services.backupNow.begin = () => {
    begun += 1;
    app.services.backupNow.isRunning = true;
  };
  expect(await app.call('backUpNow', { token })).toMatchObject({ status: 200, body: { backup: { is_running: true } } });
  expect((await app.call('backUpNow', { token })).status).toBe(409);
  expect(begun).toBe(1);
});

it('names the servers that share the database, tells of one that died, and forgets one that was stopped', async () => {
  const own = (await status()).processes.find(({ since }) => since === app.services.vitals.startedAt);
  expect(own).toMatchObject({ version: '0.1.0', state: 'running' });
  const now = app.services.clock().getTime();
  const sign = (minutesAgo: number) => ({
    version: '0.1.0',
    started_at: '2026-11-01T00:00:00.000Z',
    seen_at: new Date(now - minutesAgo * 60_000).toISOString(),
  });
  await app.db.insert(processes).values([
    { name: 'other:3000', memory_bytes: 5, ...sign(1) },
    { name: 'dead:3000', memory_bytes: 5, ...sign(10) },
    { name: 'long-gone:3000', memory_bytes: 5, ...sign(100) },
  ]);
  const found = await status();
  const states = Object.fromEntries(found.processes.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({ 'other:3000': 'running', 'dead:3000': 'silent', PostgreSQL: 'running', Files: 'running' });
  expect(states).not.toHaveProperty('long-gone:3000');
  expect(found.todo.filter(({ part }) => part === 'processes').map(({ says }) => says)).toEqual(['dead:3000 gives no sign of life.']);
  const stop = startSigns(app.db, app.services, 1);
  await stop();
  expect(await app.db.$count(processes, like(processes.name, '%:1'))).toBe(0);
  // What was long gone went with the next sign of another.
  expect(await app.db.$count(processes, eq(processes.name, 'long-gone:3000'))).toBe(0);
});

it('keeps the most that waited in an hour, and knows what is planned from what is late', async () => {
  const mail = async () => (await status()).queues.find(({ queue }) => queue === 'mail');
  await giveSign(app.db, app.services, 'test');
  const before = (await mail())?.waiting ?? 0;
  expect((await mail())?.depths.at(-1)).toBeGreaterThanOrEqual(before);
  const [row] = await app.db.insert(outbox).values({ kind: 'release_hold', payload: {}, run_at: '2099-01-01T00:00:00.000Z' }).returning();
  await giveSign(app.db, app.services, 'test');
  await app.db.delete(outbox).where(eq(outbox.id, row?.id ?? ''));
  await giveSign(app.db, app.services, 'test');
  const payments = (await status()).queues.find(({ queue }) => queue === 'payments');
  expect(payments?.depths.at(-1)).toBe((payments?.waiting ?? 0) + 1);
  expect(payments?.depths).toHaveLength(24);
  expect(payments?.depths[0]).toBeNull();
});

it('knows for how much of the last 30 days a server was there', async () => {
  const hour = 3_600_000;
  const now = new Date(Math.floor(app.services.clock().getTime() / hour) * hour + 10 * 60_000);
  await app.db.delete(hoursUp);
  expect(await uptimeOf(app.db, now)).toEqual({ since: now.toISOString(), minutes: 0, away: 0 });
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  // From 100 minutes ago on, with seven minutes without a sign; a second process says the same of a minute.
  for (let ago = 100; ago >= 0; ago -= 1) if (ago < 40 || ago > 46) await markUp(app.db, at(ago), at(ago).toISOString());
  await markUp(app.db, at(50), at(50).toISOString());
  expect(await uptimeOf(app.db, now)).toEqual({ since: at(100).toISOString(), minutes: 100, away: 7 });
  // A sign that comes a little late leaves no minute out.
  await markUp(app.db, at(45), at(60).toISOString());
  expect((await uptimeOf(app.db, now)).away).toBe(5);
  // What is older than 30 days goes.
  await markUp(app.db, new Date(now.getTime() + (30 * 24 + 1) * hour), at(0).toISOString());
  expect((await app.db.select().from(hoursUp)).length).toBe(1);
});

it('counts the letters that left today, and says when the card provider last called', async () => {
  // Letters of the tests before may leave at any moment, one of them ten seconds after its test: they are no part of this one.
  await app.db.delete(outbox).where(eq(outbox.kind, 'mail'));
  const before = await status();
  expect(before.payments).toEqual({ provider: 'test_card_desk', heard_at: null });
  const now = app.services.clock();
  await app.db.insert(outbox).values([
    { kind: 'mail', payload: {}, run_at: now.toISOString(), done_at: now.toISOString() },
    { kind: 'mail', payload: {}, run_at: now.toISOString(), done_at: new Date(now.getTime() - 26 * 3_600_000).toISOString() },
  ]);
  await keepHeard(app.db, now);
  // Once a minute at most: calls come in bursts.
  await keepHeard(app.db, new Date(now.getTime() + 1_000));
  expect(await status()).toMatchObject({ mails_sent: 1, payments: { heard_at: now.toISOString() } });
  await keepHeard(app.db, new Date(now.getTime() + 61_000));
  expect((await status()).payments.heard_at).toBe(new Date(now.getTime() + 61_000).toISOString());
});

it('tells of certificates that end soon, that nobody vouches for, or that are not there', async () => {
  const now = app.services.clock().getTime();
  const until = (days: number) => new Date(now + days * 86_400_000 - 1_000).toISOString();
  app.services.vitals.certificates = () => [
    { host: 'good.example', until: until(60), because: null },
    { host: 'soon.example', until: until(9), because: null },
    { host: 'over.example', until: until(-1), because: 'CERT_HAS_EXPIRED' },
    { host: 'own.example', until: until(60), because: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    { host: 'none.example', until: null, because: 'ECONNREFUSED' },
  ];
  expect((await status()).todo.filter(({ part }) => part === 'certificates').map(({ says }) => says)).toEqual([
    'The certificate of soon.example ends in 9 days.',
    'The certificate of over.example has ended.',
    'Browsers don’t trust the certificate of own.example (DEPTH_ZERO_SELF_SIGNED_CERT).',
    'none.example doesn’t answer this server over TLS (ECONNREFUSED).',
  ]);
  app.services.vitals.certificates = () => [];
});

it('says in a sentence which service does not answer', async () => {
  app.services.vitals.away = () => ['The mail server of SMTP_URL (mail.example) does not answer as it should (no connection).'];
  expect((await status()).todo[0]).toMatchObject({ part: 'outside', says: expect.stringContaining('mail.example') });
  app.services.vitals.away = () => [];
});

it('tells admins’ pages when something needs somebody, once, and when it no longer does', async () => {
  const [admin] = await app.db.select().from(users).where(eq(users.email, demoEmails.admin));
  const listener = listenWith(app, token);
  try {
    expect(await listener.subscribe(`private-user-${admin?.id}`)).toBe('subscribed');
    const told = async (count: number) => {
      await app.outbox.drain();
      await expect.poll(() => listener.received.filter(({ resources }) => resources.includes('system')).length, { timeout: 50_000 }).toBe(count);
    };
    const before = await spreadNews(app.db, app.services, undefined);
    expect(await spreadNews(app.db, app.services, before)).toBe(before);
    await told(0);
    const state = await backupState(app.db);
    await keepBackupState(app.db, { ...state, failed: { at: app.services.clock().toISOString(), because: 'The disk is full.' } });
    const failed = await spreadNews(app.db, app.services, before);
    await told(1);
    await keepBackupState(app.db, state);
    await spreadNews(app.db, app.services, failed);
    await told(2);
  } finally {
    listener.close();
  }
});

it('is for admins', async () => {
  expect((await app.call('getSystemStatus', { token: await app.signIn(demoEmails.employee) })).status).toBe(403);
});
