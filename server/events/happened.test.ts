import { uuidv7 } from 'uuidv7';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { NotificationChoices, UserStatus } from '../../generated/api.ts';
import { notifications, outbox, users } from '../db/schema.ts';
import { startApp, type TestApp } from '../../tests/support/app.ts';
import { allNotifications, wholeTimeline } from '../../tests/support/readings.ts';
import type { Database } from '../db/database.ts';
import { userChannel, type PushPort } from '../ports/push/push.ts';
import { askWhoHears, happened } from './happened.ts';

let app: TestApp;
let advisor: string;
let send: MockInstance<PushPort['send']>;
beforeAll(async () => {
  app = await startApp({ content: 'empty' });
  // Listened to, not replaced: what is sent goes out.
  send = vi.spyOn(app.services.push, 'send');
  advisor = await client();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(outbox);
  send.mockClear();
});

async function client(options: { status?: UserStatus; choices?: NotificationChoices } = {}): Promise<string> {
  const id = uuidv7();
  await app.db.insert(users).values({
    id,
    email: `${id}@forecourt.example`,
    first_name: 'Maria',
    last_name: 'Alvarez',
    role: 'client',
    status: options.status ?? 'active',
    notification_choices: options.choices ?? {},
  });
  return id;
}

const target = { kind: 'link' as const, id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10' };
const published = (db: Database, client_id: string) => happened(db, { kind: 'links_published', actor: null, client_id, target, count: 3 });
const written = (db: Database, client_id: string) =>
  happened(db, { kind: 'message_new', actor: { id: advisor, role: 'employee' }, client_id, target: { kind: 'chat', id: target.id } });
const rowsOf = async (user_id: string) => (await allNotifications(app.db)).filter((told) => told.user_id === user_id);
/** What was pushed: it is on its way as soon as the change is committed, so it is listened to rather than looked for. */
/** Whose bells ask again. */
const bellsRung = async () => {
  await app.outbox.drain();
  return send.mock.calls.flatMap(([{ channels, data }]) => (JSON.stringify(data).includes('notifications') ? channels : []));
};
const lettersTo = async (id: string) => (await app.letters()).filter((letter) => letter.to === `${id}@forecourt.example`);

describe('a notice', () => {
  it('is a row, and a letter that leads to what it is about', async () => {
    const id = await client();
    await app.db.transaction((transaction) => published(transaction, id));
    expect(await rowsOf(id)).toMatchObject([{ kind: 'links_published', words: '3 new cars.', target_kind: 'link', target_id: target.id, read_at: null }]);
    expect(await lettersTo(id)).toMatchObject([{ subject: '3 new cars.', action: { url: expect.stringContaining('/listings') } }]);
  });

  it('that is taken back leaves nothing', async () => {
    const id = await client();
    const failing = app.db.transaction(async (transaction) => {
      await published(transaction, id);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await rowsOf(id)).toEqual([]);
    expect(await lettersTo(id)).toEqual([]);
  });

  it('follows what its receiver chose', async () => {
    const quiet = await client({ choices: { links_published: { mail: false, push: false } } });
    const keen = await client({ choices: { message_new: { mail: true, push: true } } });
    await app.db.transaction(async (transaction) => {
      await published(transaction, quiet);
      await written(transaction, keen);
    });
    expect(await bellsRung()).toEqual([userChannel(keen)]);
    expect(await rowsOf(quiet)).toHaveLength(1);
    expect(await lettersTo(quiet)).toEqual([]);
    expect(await lettersTo(keen)).toHaveLength(1);
  });

  it('that waits for its reader is one, however often it happens in a transaction, or was asked about ahead', async () => {
    const id = await client();
    const message = { kind: 'message_new', actor: { id: advisor, role: 'employee' }, client_id: id, target: { kind: 'chat', id: uuidv7() } } as const;
    await app.db.transaction(async (transaction) => {
      await askWhoHears(transaction, message);
      await happened(transaction, message);
      await happened(transaction, message);
    });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('that is read before its letter leaves is not mailed', async () => {
    const id = await client();
    await app.db.transaction(async (transaction) => {
      await published(transaction, id);
      await transaction.update(notifications).set({ read_at: new Date().toISOString() }).where(eq(notifications.user_id, id));
    });
    expect(await lettersTo(id)).toEqual([]);
  });

  it('reaches nobody whose account is closed', async () => {
    const id = await client({ status: 'closed' });
    await published(app.db, id);
    expect(await rowsOf(id)).toEqual([]);
  });
});

it('a timeline entry stands with what it tells', async () => {
  const id = await client();
  await app.db.transaction((transaction) => published(transaction, id));
  expect(await wholeTimeline(app.db, id)).toMatchObject([{ words: '3 new cars.', target_kind: 'link', internal: false, actor_id: null }]);
});
