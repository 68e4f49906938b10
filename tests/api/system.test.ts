import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { outbox } from '../../server/db/schema.ts';
import { backupState, keepBackupState } from '../../server/backup/state.ts';
import { demoEmails } from '../../server/demo/logins.ts';
import { migrationsHere } from '../../server/db/migrate.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-system-'));
  app = await startApp({ config: { backup: { to: folder, everyHours: 24, keepDays: 30 } } });
  // The server makes its first backup as it starts, and an embedded database is held while it is read: nothing here may meet that.
  await vi.waitUntil(() => firstBackup(app), { timeout: 30_000 });
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
  expect((await status()).slow.map(({ call }) => call)).toContain('GET /system');
});

it('names letters that did not go, what the mail server said, and what to do; never their words', async () => {
  const late = { to: 'late@mailhaven.example', subject: 'Your price is here', text: 'MARKED-WORDS' };
  const at = app.services.clock().toISOString();
  await app.db.insert(outbox).values([
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
  expect(JSON.stringify(found)).not.toContain('MARKED-WORDS');
  expect(found.todo).toContainEqual({
    part: 'mails',
    says: '1 mail can’t be delivered.',
    next: 'Check the addresses below, and tell the people another way.',
    act: 'settle_mails',
  });
  expect(found.queues.find(({ queue }) => queue === 'mail')).toMatchObject({ waiting: 1, retrying: 1, failed: 1 });
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

it('is for admins', async () => {
  expect((await app.call('getSystemStatus', { token: await app.signIn(demoEmails.employee) })).status).toBe(403);
});
