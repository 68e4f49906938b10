// Whether an e-mail has an account is not told by the time a call takes either: it asks the database the same questions. Counted, not timed.
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { stranger } from '../support/sign-up.ts';
import { makeAccount } from './cases/accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ content: 'empty' });
  // What is done later is done in both cases; here it would only be in the way of counting.
  await app.outbox.stop();
});
afterAll(() => app.close());

/** How often the database was spoken to, by either engine. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(PGlite.prototype, 'execProtocolRaw'), vi.spyOn(PGlite.prototype, 'execProtocol'), vi.spyOn(pg.Connection.prototype, 'bind')];
  try {
    await work();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('an e-mail with an account and one without take the same work', () => {
  it.each([
    ['to sign in with a wrong password', (email: string) => app.call('login', { body: { email, password: 'wrong' } })],
    ['to ask for a password mail', (email: string) => app.call('forgotPassword', { body: { email } })],
    ['to ask for a sign-in link', (email: string) => app.call('requestSignInLink', { body: { email } })],
    ['to sign up', (email: string) => app.call('createInitialClientData', { body: stranger({ email, package_identifier: 'full-service' }) })],
    ['to ask support', (email: string) => app.call('requestSupport', { body: { name: 'Ann', email, topic: 'other', message: 'How does this work?' } })],
  ])('%s', async (_, call) => {
    // The first calls fill caches.
    await call('warm-up@mailhaven.example');
    const known = await Promise.all([1, 2, 3].map(() => makeAccount({ app }, 'client')));
    // What the server does by itself in between only adds: the least of three is the call's own work.
    const least = async (emails: readonly string[]) => {
      const counts = [];
      for (const email of emails) counts.push(await statements(() => call(email)));
      return Math.min(...counts);
    };
    const unknown = await least(known.map(({ email }) => `no-${email}`));
    expect(unknown).toBeGreaterThan(0);
    expect(await least(known.map(({ email }) => email))).toBe(unknown);
  });
});
