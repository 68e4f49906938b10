import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Calls with a Host header of one's own, which `fetch` does not allow. */
function redeemAt(host: string, code: string): Promise<{ status: number; token: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(`${app.url}/api/auth/hand-over/redeem`, { method: 'POST', headers: { host, 'content-type': 'application/json' } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, token: JSON.parse(text).access_token }));
    });
    call.on('error', reject);
    call.end(JSON.stringify({ code }));
  });
}

async function codeFor(email: string, host: string): Promise<{ code: string; old: string }> {
  const { body } = await app.call('login', { body: { email, password: 'Forecourt-demo-2026' } });
  const made = await app.call('createHandOver', { token: body.access_token, body: { host } });
  expect(made.status).toBe(201);
  return { code: made.body.code, old: body.access_token };
}

const statusOf = async (token: string | undefined) => (await app.call('getMe', { token })).status;

it('moves a session to the host it was made for: a new token, the old one gone, once', async () => {
  const { code, old } = await codeFor('client@forecourt.example', 'portal.localhost:3000');
  const { status, token } = await redeemAt('portal.localhost:3000', code);
  expect(status).toBe(200);
  expect([await statusOf(token), await statusOf(old)]).toEqual([200, 401]);
  expect((await redeemAt('portal.localhost:3000', code)).status).toBe(410);
});

it('is refused on another host, and after 30 seconds', async () => {
  const { code, old } = await codeFor('client@forecourt.example', 'portal.localhost');
  expect((await redeemAt('admin.localhost', code)).status).toBe(410);
  expect(await statusOf(old)).toBe(200);
  app.travel(31_000);
  expect((await redeemAt('portal.localhost', code)).status).toBe(410);
  expect(await statusOf(old)).toBe(200);
});

it('leads to the host of one’s own role alone', async () => {
  const token = await app.signIn('advisor@forecourt.example');
  for (const host of ['admin.localhost', 'portal.localhost', 'team.example.com', 'localhost']) {
    expect((await app.call('createHandOver', { token, body: { host } })).problem.errors).toHaveProperty('host');
  }
  expect((await app.call('createHandOver', { token, body: { host: 'team.localhost' } })).status).toBe(201);
});

it('ends with the session it came from', async () => {
  const { code, old } = await codeFor('client2@forecourt.example', 'portal.localhost');
  await app.call('logout', { token: old });
  expect((await redeemAt('portal.localhost', code)).status).toBe(410);
});
