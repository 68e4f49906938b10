import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../server/db/schema.ts';
import { keepBackupState } from '../../server/backup/state.ts';
import { demoEmails } from '../../server/demo/logins.ts';
import { migrationsHere } from '../../server/db/migrate.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ config: { backup: { to: '/nowhere', everyHours: 24, keepDays: 30 } } });
  token = await app.signIn(demoEmails.admin);
});
afterAll(() => app.close());

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

it('is for admins', async () => {
  expect((await app.call('getSystemStatus', { token: await app.signIn(demoEmails.employee) })).status).toBe(403);
});
