// Several calls in one: each is answered as it would be alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let advisor: string;
let client: string;
beforeAll(async () => {
  app = await startApp();
  [advisor, client] = (await Promise.all(['advisor', 'client'].map((who) => app.signIn(`${who}@forecourt.example`)))) as [string, string];
});
afterAll(() => app.close());

const alone = async (token: string, path: string) => {
  const answer = await app.fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, content_range: answer.headers.get('content-range'), body: await answer.text() };
};

it('answers each as it would be alone, in the order they were asked', async () => {
  const paths = ['/chats?range=%5B0%2C1%5D', '/auth/get/me', '/chats/count'];
  const { status, body } = await app.call('askTogether', { token: advisor, body: { paths } });
  expect(status).toBe(200);
  const apart = await Promise.all(paths.map((path) => alone(advisor, path)));
  expect(body.answers.map((one) => ({ status: one.status, content_range: one.content_range, body: one.body }))).toEqual(apart);
  expect(apart[0]?.content_range).toMatch(/^chats 0-1\//);
});

it('refuses each what it would be refused alone, and answers the others', async () => {
  const [chat] = (await app.call('listChats', { token: advisor })).body;
  const { body } = await app.call('askTogether', {
    token: client,
    body: { paths: ['/audit', `/chats/${chat?.id === undefined ? '' : '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10'}`, '/journey'] },
  });
  expect(body.answers.map(({ status }) => status)).toEqual([403, 404, 200]);
});

it('makes the change before it reads', async () => {
  const [chat] = (await app.call('listChats', { token: client, query: { filter: { kind: 'advisor' } } })).body;
  const sent = await app.call('sendMessage', { token: advisor, body: { chat_id: chat?.id, message_id: crypto.randomUUID(), text: 'A new one.' } });
  const before = (await app.call('getChat', { token: client, params: { id: chat?.id } })).body;
  expect(before.chat.unread).toBeGreaterThan(0);
  const first = { path: `/chats/${chat?.id}/read`, body: JSON.stringify({ seq: sent.body.seq }) };
  const { body } = await app.call('askTogether', { token: client, body: { first, paths: [`/chats/${chat?.id}`] } });
  expect(body.answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.parse(body.answers[1]?.body ?? '')).toMatchObject({ chat: { id: chat?.id, unread: 0 } });
});

it.each([
  ['itself', { paths: ['/journey'], first: { path: '/together', body: '{"paths":["/journey"]}' } }],
  ['what is no operation', { paths: ['/journey', '/nowhere'] }],
  ['what stands outside of the contract', { paths: ['/../healthz'] }],
  ['bytes', { paths: ['/exports/links/content?token=x'] }],
])('takes no call of %s', async (_what, body) => {
  expect((await app.call('askTogether', { token: client, body })).status).toBe(422);
});

it('needs somebody who is signed in, as each of its calls does', async () => {
  expect((await app.call('askTogether', { body: { paths: ['/journey'] } })).status).toBe(401);
});
