import { uuidv7 } from 'uuidv7';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationChoices, UserStatus } from '../../../generated/api.ts';
import { notifications, outbox, users } from '../../db/schema.ts';
import { startApp, type TestApp } from '../../../tests/support/app.ts';
import { everythingTold, wholeTimeline } from '../../../tests/support/told.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { notify } from './notify.ts';
import type { Notice } from './notify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ content: 'empty' });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(outbox));

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
const notice = (user_id: string, kind: Notice['kind'] = 'links_published'): Notice => ({
  user_id,
  role: 'client',
  kind,
  words: '3 links are new.',
  target,
  client_id: user_id,
});
const rowsOf = async (user_id: string) => (await everythingTold(app.db)).filter((told) => told.user_id === user_id);
const kindsWaiting = async () => (await app.db.select({ kind: outbox.kind }).from(outbox)).map((row) => row.kind).toSorted();
const lettersTo = async (id: string) => (await app.letters()).filter((letter) => letter.to === `${id}@forecourt.example`);

describe('a notice', () => {
  it('is a row, and a letter that leads to what it is about', async () => {
    const id = await client();
    await app.db.transaction((transaction) => notify(transaction, notice(id)));
    expect(await rowsOf(id)).toMatchObject([{ kind: 'links_published', words: '3 links are new.', target_kind: 'link', target_id: target.id, read_at: null }]);
    expect(await lettersTo(id)).toMatchObject([{ subject: '3 links are new.', action: { url: expect.stringContaining('/listings') } }]);
  });

  it('that is taken back leaves nothing', async () => {
    const id = await client();
    const failing = app.db.transaction(async (transaction) => {
      await notify(transaction, notice(id));
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
      await notify(transaction, notice(quiet));
      await notify(transaction, notice(keen, 'message_new'));
    });
    expect(await kindsWaiting()).toEqual(['notification_mail', 'push']);
    expect(await rowsOf(quiet)).toHaveLength(1);
    expect(await lettersTo(quiet)).toEqual([]);
    expect(await lettersTo(keen)).toHaveLength(1);
  });

  it('that is read before its letter leaves is not mailed', async () => {
    const id = await client();
    await app.db.transaction(async (transaction) => {
      await notify(transaction, notice(id));
      await transaction.update(notifications).set({ read_at: new Date().toISOString() }).where(eq(notifications.user_id, id));
    });
    expect(await lettersTo(id)).toEqual([]);
  });

  it('reaches nobody whose account is closed', async () => {
    const id = await client({ status: 'closed' });
    await notify(app.db, notice(id));
    expect(await rowsOf(id)).toEqual([]);
  });
});

it('a timeline entry stands with what it tells', async () => {
  const id = await client();
  await app.db.transaction((transaction) =>
    recordTimeline(transaction, { client_id: id, actor_id: null, kind: 'links_published', target, words: 'Three links are new.', internal: false }),
  );
  expect(await wholeTimeline(app.db, id)).toMatchObject([{ words: 'Three links are new.', target_kind: 'link', internal: false, actor_id: null }]);
});
