// A call that writes asks the database once for each fact: what it writes to one table goes in one statement. Counted, not timed; how long it takes is the bench's.
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyStatementOf } from '../../scripts/bench/statements.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { uploaded } from './cases/files.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  // What is done later would only be in the way of counting.
  await app.outbox.stop();
});
afterAll(() => app.close());

/** The statements of the second of two calls, for the first fills what is kept in memory. Those that begin and end a transaction go beside others and are no questions. */
async function asked(call: () => Promise<{ status: number }>, status: number): Promise<string[]> {
  await call();
  let answered = 0;
  const found = await everyStatementOf(async () => {
    answered = (await call()).status;
  });
  expect(answered).toBe(status);
  return found.filter((statement) => !/^\s*(?:begin|commit)\b/i.test(statement));
}

/** Tables that statements write to, one name for each statement that does. */
const written = (statements: readonly string[]): string[] =>
  statements
    .flatMap((statement) => [
      ...new Set([...statement.matchAll(/\b(?:insert into|(?<!do |for |key )update|delete from)\s+"?([a-z_]+)"?/gi)].map(([, table]) => table ?? '')),
    ])
    .toSorted();

describe('one statement a fact', () => {
  it('a coupon: itself, whom it concerns, and what is kept of it', async () => {
    const body = () => ({ code: `B${uuidv7().replaceAll('-', '').slice(-20).toUpperCase()}`, kind: 'amount' as const, value: 500 });
    const statements = await asked(() => app.call('createCoupon', { token: world.tokens.admin, body: body() }), 201);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
    expect(written(statements)).toEqual(['audit_entries', 'coupons', 'events', 'outbox']);
  });

  it('a message: whether one may, the chat, the message, whom it concerns, who is told, and what is kept of it', async () => {
    const { body } = await app.call('listChats', { token: world.tokens.employee });
    const [chat] = body;
    if (!chat) throw new Error('the demo data has no chat of the advisor');
    const send = () => app.call('sendMessage', { token: world.tokens.employee, body: { chat_id: chat.id, message_id: uuidv7(), text: 'Hello.' } });
    const statements = await asked(send, 201);
    // Where settings are kept in memory for a moment only, they may be read once more.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(7);
    expect(written(statements)).toEqual(['audit_entries', 'chats', 'events', 'messages', 'outbox', 'rate_limits']);
  });

  it('photos in another order: one statement, however many there are', async () => {
    const link = await makeLink(app, world.users.client);
    const photo_ids = await Promise.all([1, 2, 3, 4].map(() => uploaded(world, world.tokens.employee, 'listing')));
    const save = (ids: string[]) => app.call('setLinkPhotos', { token: world.tokens.employee, params: { id: link.id }, body: { photo_ids: ids } });
    expect((await save(photo_ids)).status).toBe(200);
    let order = photo_ids;
    const statements = await asked(() => save((order = order.toReversed())), 200);
    expect(written(statements).filter((table) => table === 'car_photos')).toEqual(['car_photos']);
    expect((await save(photo_ids.slice(1).toReversed())).body.photos?.map(({ id }) => id)).toEqual(photo_ids.slice(1).toReversed());
  });
});

it('all sizes of a file have one signature', async () => {
  const link = await makeLink(app, world.users.client);
  const body = { photo_ids: [await uploaded(world, world.tokens.employee, 'listing')] };
  const { photos } = (await app.call('setLinkPhotos', { token: world.tokens.employee, params: { id: link.id }, body })).body;
  const photo = photos?.[0];
  const signatureIn = (address = '') => new URL(address, app.url).searchParams.get('token');
  expect(photo?.preview_url).not.toBe(photo?.url);
  expect(signatureIn(photo?.preview_url)).toBe(signatureIn(photo?.url));
  for (const address of [photo?.url, photo?.preview_url]) expect((await app.fetch(address ?? '')).status).toBe(200);
});
