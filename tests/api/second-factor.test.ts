// The second step of a sign-in, with the clock moved for codes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { authenticatorApps, recoveryCodes } from '../../server/db/schema.ts';
import { startWithSecondStep } from '../support/second-factor.ts';
import { addApp, codeOf } from './cases/second-factor.ts';

const minute = 60_000;

let world: Awaited<ReturnType<typeof startWithSecondStep>>;
beforeAll(async () => {
  world = await startWithSecondStep();
});
afterAll(() => world.app.close());

describe('staff, where a second step is needed', () => {
  it('open nothing before they have one, then everything, in the same session', async () => {
    const { token, second_step } = await world.signedInAs('employee');
    expect(second_step).toBe('set_up');
    const refused = await world.call('listLinks', { token });
    expect([refused.status, refused.problem['second_step']]).toEqual([403, 'set_up']);
    expect(refused.problem.detail).toBe('Set up a second step to continue.');
    expect((await world.call('getSecondFactor', { token })).body).toEqual({ required: true, passkeys: [], app: null, recovery_codes_left: 0 });
    const { codes } = await addApp(world, token);
    expect(new Set(codes).size).toBe(10);
    expect((await world.call('listLinks', { token })).status).toBe(200);
  });

  it('are asked for it at the next sign-in; the token that waits opens nothing, and another one goes on', async () => {
    const { email, token: first, secret } = await world.staffWithApp();
    const { access_token: waiting, second_step } = await world.login(email);
    expect(second_step).toBe('confirm');
    for (const operation of ['getMe', 'listUsers', 'createHandOver', 'listMySessions', 'beginAuthenticator', 'beginPasskey'] as const) {
      const { status, problem } = await world.call(operation, { token: waiting });
      expect([operation, status, problem['second_step']]).toEqual([operation, 403, 'confirm']);
    }
    expect((await world.call('beginSecondStep', { token: waiting })).body.ways).toEqual(['app', 'recovery_code']);
    const { body } = await world.call('confirmSecondStep', { token: waiting, body: { way: 'app', code: world.nextCode(secret) } });
    expect(body.second_step).toBeNull();
    expect(body.access_token).not.toBe(waiting);
    expect((await world.call('getMe', { token: body.access_token })).status).toBe(200);
    expect((await world.call('getMe', { token: waiting })).status).toBe(401);
    // Nothing about the session that was there before.
    expect((await world.call('getMe', { token: first })).status).toBe(200);
  });

  it('wait 15 minutes at most', async () => {
    const { email, secret } = await world.staffWithApp();
    const { access_token: token } = await world.login(email);
    world.app.travel(15 * minute);
    expect((await world.call('confirmSecondStep', { token, body: { way: 'app', code: world.codeNow(secret) } })).status).toBe(401);
  });

  it('keep one: the last is not removed', async () => {
    const { token } = await world.staffWithApp();
    const { status, problem } = await world.call('removeAuthenticator', { token });
    expect([status, problem.detail]).toEqual([409, 'Your account needs a second step. Add another one first.']);
    expect((await world.addKey(token)).status).toBe(201);
    expect((await world.call('removeAuthenticator', { token })).body).toMatchObject({ app: null, passkeys: [{ name: 'Key' }] });
  });

  it('do not get around it by a forgotten password', async () => {
    const { email } = await world.staffWithApp();
    await world.call('forgotPassword', { body: { email } });
    const letter = (await world.app.letters()).find(({ to, action }) => to === email && action?.url.includes('#token='));
    const mailed = new URLSearchParams(new URL(letter?.action?.url ?? '').hash.slice(1)).get('token');
    await world.call('resetPassword', { body: { token: mailed, password: 'blue kettle 9 harbour' } });
    const { body } = await world.call('login', { body: { email, password: 'blue kettle 9 harbour' } });
    expect(body.second_step).toBe('confirm');
  });
});

describe('clients', () => {
  it('do without, may have one, and are asked for it then, also where they were signed in before', async () => {
    const { email, token, second_step } = await world.signedInAs('client');
    const { access_token: elsewhere } = await world.login(email);
    expect(second_step).toBeNull();
    const { key, status } = await world.addKey(token);
    expect(status).toBe(201);
    expect((await world.call('getMe', { token })).status).toBe(200);
    expect((await world.call('getMe', { token: elsewhere })).problem['second_step']).toBe('confirm');
    const confirmed = await world.signWith(key, elsewhere);
    expect((await world.call('getMe', { token: confirmed.body.access_token })).status).toBe(200);
  });

  it('remove it again, and its recovery codes go with it', async () => {
    const { id, token } = await world.signedInAs('client');
    const { body } = await world.addKey(token);
    await world.call('removePasskey', { token, params: { id: body.second_factor.passkeys[0]?.id } });
    expect((await world.call('getSecondFactor', { token })).body).toEqual({ required: false, passkeys: [], app: null, recovery_codes_left: 0 });
    expect(await world.app.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, id))).toEqual([]);
  });

  it('confirm the first one by their password, where they signed in a while ago', async () => {
    const { token } = await world.signedInAs('client');
    world.app.travel(6 * minute);
    expect((await world.call('beginAuthenticator', { token })).problem['second_step']).toBe('again');
    expect((await world.call('beginSecondStep', { token })).body).toEqual({ ways: ['password'], passkey: null });
    const wrong = await world.call('confirmSecondStep', { token, body: { way: 'password', password: 'not it' } });
    expect([wrong.status, wrong.problem.errors]).toEqual([422, { password: 'This isn’t your password.' }]);
    const { body } = await world.call('confirmSecondStep', { token, body: { way: 'password', password: demoPassword } });
    expect(body.access_token).toBe(token);
    expect((await world.call('beginAuthenticator', { token })).status).toBe(200);
  });
});

describe('codes of an app', () => {
  it('work once, and none from before it', async () => {
    const { email, secret } = await world.staffWithApp();
    const code = world.nextCode(secret);
    const before = codeOf(secret, world.app.services.clock().getTime() - 30_000);
    const one = await world.login(email);
    const another = await world.login(email);
    expect((await world.call('confirmSecondStep', { token: one.access_token, body: { way: 'app', code } })).status).toBe(200);
    for (const used of [code, before]) {
      const { status, problem } = await world.call('confirmSecondStep', { token: another.access_token, body: { way: 'app', code: used } });
      expect([status, problem.errors]).toEqual([422, { code: 'This code isn’t right, or was used before.' }]);
    }
  });

  it('one code, sent twice at once, counts once', async () => {
    const { email, secret } = await world.staffWithApp();
    const code = world.nextCode(secret);
    const tokens = await Promise.all([world.login(email), world.login(email), world.login(email)]);
    const answers = await Promise.all(tokens.map(({ access_token: token }) => world.call('confirmSecondStep', { token, body: { way: 'app', code } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('of the period before and the next are taken, no others', async () => {
    const { email, secret } = await world.staffWithApp();
    world.app.travel(10 * minute);
    const { access_token: token } = await world.login(email);
    const at = (seconds: number) => codeOf(secret, world.app.services.clock().getTime() + seconds * 1_000);
    for (const off of [-60, 60]) expect((await world.call('confirmSecondStep', { token, body: { way: 'app', code: at(off) } })).status).toBe(422);
    expect((await world.call('confirmSecondStep', { token, body: { way: 'app', code: at(-30) } })).status).toBe(200);
  });

  it('wait after five wrong ones, whoever guesses, and a passkey is taken all the same', async () => {
    const { email, token: first } = await world.staffWithApp();
    const { key } = await world.addKey(first);
    const { access_token: token } = await world.login(email);
    const guess = () => world.call('confirmSecondStep', { token, body: { way: 'app', code: '000 000' } });
    for (let tried = 0; tried < 6; tried += 1) expect((await guess()).status).toBe(422);
    const { status, headers } = await guess();
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await world.call('confirmSecondStep', { token, body: { way: 'recovery_code', code: 'AAAAA-AAAAA-AAAAA' } })).status).toBe(429);
    expect((await world.signWith(key, token)).status).toBe(200);
  });

  it('come from a secret that is sealed in the database', async () => {
    const { id, secret } = await world.staffWithApp();
    const [row] = await world.app.db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, id));
    expect(row?.secret).not.toContain(secret);
    expect(world.app.services.seal.open(row?.secret ?? '', id)).toBe(secret);
  });

  it('are asked for before an app counts, within 15 minutes', async () => {
    const { token } = await world.signedInAs('client');
    await world.call('beginAuthenticator', { token });
    const wrong = await world.call('addAuthenticator', { token, body: { code: '000000' } });
    expect([wrong.status, Object.keys(wrong.problem.errors ?? {})]).toEqual([422, ['code']]);
    expect((await world.call('getSecondFactor', { token })).body.app).toBeNull();
  });
});
