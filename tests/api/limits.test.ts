// Limits stand in the database: two processes on one share them, and nobody is locked out by somebody else's tries.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { rateLimits } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { stranger } from '../support/sign-up.ts';
import { mailedToken, makeAccount } from './cases/accounts.ts';

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await testDatabase('demo');
  const config = { trustProxy: 1, limitScale: 1 };
  one = await startApp({ database, config });
  other = await startApp({ database, config });
  // Letters are looked for in the first one's mailbox.
  await other.outbox.stop();
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.close();
});

let network = 0;
/** An address of a network nobody has called from. */
beforeEach(() => {
  network += 1;
});
const from = (host = 1, away = 0) => ({ 'x-forwarded-for': `198.${18 + away}.${network}.${host}` });
const login = (app: TestApp, email: string, password: string, headers = from()) => app.call('login', { body: { email, password }, headers });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Array.from({ length: count }, (_, index) => index).reduce<Promise<T[]>>(async (done, index) => [...(await done), await work(index)], Promise.resolve([]));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('wrong passwords', () => {
  it('are counted by every process: five in all, then a wait that either tells', async () => {
    const { email } = await makeAccount({ app: one }, 'client');
    await times(3, () => login(one, email, 'wrong'));
    await times(3, () => login(other, email, 'wrong'));
    for (const app of [one, other]) {
      const refused = await login(app, email, demoPassword);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20);
    }
  });

  it('for one account from many networks end in a wait, but not where its owner has signed in before', async () => {
    const { email } = await makeAccount({ app: one }, 'client');
    expect((await login(one, email, demoPassword, from(1, 1))).status).toBe(200);
    const guesses = await times(22, (index) => login(index % 2 === 0 ? one : other, email, 'wrong', { 'x-forwarded-for': `203.0.${index}.${network}` }));
    expect(statuses(guesses).slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(guesses.at(-1)?.status).toBe(429);
    expect((await login(one, email, 'wrong', { 'x-forwarded-for': '203.1.99.1' })).status).toBe(429);
    // The owner, at home (another address of the network they know).
    expect((await login(other, email, demoPassword, from(77, 1))).status).toBe(200);
  });

  it('guessed all at once are not more than one after the other, and the right one among them is not found out', async () => {
    const { email } = await makeAccount({ app: one }, 'client');
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, index) => login(index % 2 === 0 ? one : other, email, index === 23 ? demoPassword : 'wrong')),
    );
    // Five are free, one more begins the wait.
    expect(statuses(guesses).filter((status) => status !== 429)).toHaveLength(6);
    expect((await login(one, email, demoPassword)).status).toBe(429);
  });

  it('are counted for an unknown e-mail as for a known one', async () => {
    const known = (await makeAccount({ app: one }, 'client')).email;
    const tried = async (email: string, host: number) => statuses(await times(7, () => login(one, email, 'wrong', from(host))));
    expect(await tried('nobody-here@mailhaven.example', 1)).toEqual(await tried(known, 2));
  });
});

describe('mails to one address', () => {
  it('asked for all at once are as few as one after the other', async () => {
    const { email } = await makeAccount({ app: one }, 'client');
    const asked = await Promise.all(Array.from({ length: 12 }, () => one.call('forgotPassword', { body: { email }, headers: from() })));
    expect(statuses(asked).filter((status) => status !== 429)).toHaveLength(4);
  });
});

describe('counts', () => {
  it('hold no address in clear, and are cleared away once they ran out', async () => {
    const email = 'guessed@mailhaven.example';
    await login(one, email, 'wrong');
    const before = await one.db.select().from(rateLimits);
    expect(before.length).toBeGreaterThan(0);
    expect(JSON.stringify(before)).not.toMatch(/guessed|198\.18/);
    one.travel(26 * 3_600_000);
    await login(one, email, 'wrong');
    const oldest = Math.min(...(await one.db.select().from(rateLimits)).map(({ expire }) => expire ?? 0));
    expect(oldest).toBeGreaterThan(one.services.clock().getTime() - 3_600_000);
    one.travel(-26 * 3_600_000);
  });
});

describe('what is rationed', () => {
  const question = {
    name: 'Visit https://evil.example',
    email: 'victim@mailhaven.example',
    topic: 'other',
    message: 'Buy at https://evil.example now.',
  } as const;

  it('sign-ups from one address, told with the wait; staff go on', async () => {
    const began = await times(21, (index) => (index % 2 ? one : other).call('createInitialClientData', { body: stranger(), headers: from() }));
    expect(statuses(began).filter((status) => status === 201)).toHaveLength(20);
    expect(began.at(-1)?.problem.detail).toMatch(/^Too many sign-ups from your connection\. Try again in \d+ minutes\.$/);
    expect(Number(began.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60);
    const token = await one.signIn('advisor@forecourt.example');
    expect((await one.call('createInitialClientData', { token, body: stranger(), headers: from() })).status).toBe(201);
    one.travel(3_600_000);
    expect((await one.call('createInitialClientData', { body: stranger(), headers: from() })).status).toBe(201);
    one.travel(-3_600_000);
  });

  it('sign-ups with one e-mail, from wherever', async () => {
    const { email } = stranger();
    const began = await times(11, (index) => one.call('createInitialClientData', { body: stranger({ email }), headers: from(index + 1, index) }));
    expect(statuses(began)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('support requests; the letter to whoever is named carries nothing that was typed', async () => {
    const asked = await times(4, (index) => one.call('requestSupport', { body: question, headers: from(index + 1, index) }));
    expect(statuses(asked)).toEqual([201, 201, 201, 429]);
    const letters = (await one.letters()).filter((letter) => letter.to === question.email);
    expect(letters).toHaveLength(3);
    for (const letter of letters) expect(JSON.stringify(letter)).not.toContain('evil');
  });

  it('what the writer of a question writes back, by the mailed address', async () => {
    const asked = { ...question, email: 'writer@mailhaven.example' };
    const { id } = (await one.call('requestSupport', { body: asked, headers: from() })).body;
    await one.call('answerSupportRequest', { token: await one.signIn('admin@forecourt.example'), params: { id }, body: { text: 'Hello.' } });
    const token = await mailedToken({ app: one }, asked.email);
    const sent = await times(21, (index) => one.call('answerBack', { body: { token, text: `Message ${index}` }, headers: from(index + 1, index) }));
    expect(statuses(sent)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('password mails to one address, on both processes', async () => {
    const { email } = await makeAccount({ app: one }, 'client');
    const asked = await times(6, (index) => (index % 2 ? one : other).call('forgotPassword', { body: { email }, headers: from() }));
    expect(statuses(asked).filter((status) => status === 202).length).toBeLessThanOrEqual(4);
    expect(asked.at(-1)?.status).toBe(429);
  });

  it('guessed coupon codes; a good code costs nothing', async () => {
    const check = (code: string) => one.call('validateCoupon', { body: { code, package_price: 59_900 }, headers: from() });
    await times(5, () => check('WELCOME10'));
    const guessed = await times(21, (index) => check(`GUESS${index}`));
    expect(statuses(guessed).filter((status) => status === 200)).toHaveLength(20);
    expect(guessed.at(-1)?.status).toBe(429);
    expect((await check('WELCOME10')).status).toBe(429);
  });

  it('whatever is counted by address, for all addresses that an IPv6 household has', async () => {
    const home = (index: number, house = 1) => ({ 'x-forwarded-for': `2001:db8:${network.toString(16)}:${house}::${index.toString(16)}` });
    const { email } = await makeAccount({ app: one }, 'client');
    const support = (index: number) => ({ name: 'Nora Feld', email: `nora${index}@mailhaven.example`, topic: 'other', message: 'A question about a car.' });
    const counted: [most: number, call: (headers: { 'x-forwarded-for': string }, index: number) => Promise<{ status: number }>][] = [
      [20, (headers, index) => one.call('validateCoupon', { body: { code: `HOUSE${index}`, package_price: 59_900 }, headers })],
      [5, (headers, index) => one.call('requestSupport', { body: support(index), headers })],
      [20, (headers) => one.call('createInitialClientData', { body: stranger(), headers })],
      [6, (headers) => login(one, email, 'wrong', headers)],
    ];
    for (const [most, call] of counted) {
      const codes = statuses(await times(most + 1, (index) => call(home(index), index)));
      expect([codes.slice(0, -1).includes(429), codes.at(-1)]).toEqual([false, 429]);
      expect((await call(home(1, 2), 99)).status).not.toBe(429);
    }
  });

  it('chat messages of one person', async () => {
    const token = await one.signIn('client@forecourt.example');
    const sent = await times(61, (index) =>
      one.call('sendMessage', { token, body: { chat_id: '21', message_id: `01998a3e-0000-7000-8000-${String(index).padStart(12, '0')}`, text: 'Hello' } }),
    );
    expect(statuses(sent).filter((status) => status < 300)).toHaveLength(60);
    expect(sent.at(-1)?.problem.detail).toMatch(/^You’re sending messages too fast\. Try again in (?:\d+ seconds?|1 minute)\.$/);
  });
});
