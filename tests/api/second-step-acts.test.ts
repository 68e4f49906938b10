// Passkeys of a software authenticator, recovery codes, acts that ask again, and a colleague who lost everything.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { auditEntries, authenticatorApps, passkeys, payments, recoveryCodes, sessions } from '../../server/db/schema.ts';
import { removeSecondStep } from '../../scripts/admin/second-step.ts';
import { softwarePasskey, type SoftwarePasskey } from '../support/passkey.ts';
import { startWithSecondStep } from '../support/second-factor.ts';
import { makeAccount } from './cases/accounts.ts';
import { addApp } from './cases/second-factor.ts';

const minute = 60_000;

let world: Awaited<ReturnType<typeof startWithSecondStep>>;
beforeAll(async () => {
  world = await startWithSecondStep();
});
afterAll(() => world.app.close());

describe('passkeys', () => {
  it('refuse another origin, another challenge, one that was answered, and a copy that counts backwards', async () => {
    const { email, token: first } = await world.signedInAs('client');
    const { key } = await world.addKey(first);
    const { access_token: token } = await world.login(email);
    const challengeOf = async () => (await world.call('beginSecondStep', { token })).body.passkey?.challenge ?? '';
    const send = async (passkey: ReturnType<SoftwarePasskey['signed']>) =>
      (await world.call('confirmSecondStep', { token, body: { way: 'passkey', passkey } })).status;
    expect(await send(key.signed(await challengeOf(), 'https://evil.example'))).toBe(422);
    await challengeOf();
    expect(await send(key.signed('AAAA', world.origin))).toBe(422);
    expect(await send(softwarePasskey('localhost').signed(await challengeOf(), world.origin))).toBe(422);
    const old = key.signed(await challengeOf(), world.origin);
    // The refusal above took its challenge with it; this one is answered by a later signature first.
    expect(await send(key.signed(await challengeOf(), world.origin))).toBe(200);
    expect((await world.call('confirmSecondStep', { token, body: { way: 'passkey', passkey: old } })).status).toBe(401);
    const [row] = await world.app.db.select().from(passkeys).where(eq(passkeys.credential_id, key.id));
    await world.app.db
      .update(passkeys)
      .set({ counter: (row?.counter ?? 0) + 100 })
      .where(eq(passkeys.credential_id, key.id));
    const { access_token: later } = await world.login(email);
    expect((await world.signWith(key, later)).status).toBe(422);
  });

  it('sign on the host they belong to alone, whatever host a call names', async () => {
    const { email, token: first } = await world.signedInAs('client');
    const { key } = await world.addKey(first);
    const { access_token: token } = await world.login(email);
    const { body } = await world.call('beginSecondStep', { token });
    const passkey = key.signed(body.passkey?.challenge ?? '', world.app.url);
    expect((await world.app.call('confirmSecondStep', { token, body: { way: 'passkey', passkey } })).status).toBe(422);
  });

  it('of somebody else open nothing', async () => {
    const mine = await world.addKey((await world.signedInAs('client')).token);
    const other = await world.signedInAs('client');
    await world.addKey(other.token);
    const { access_token: token } = await world.login(other.email);
    expect((await world.signWith(mine.key, token)).status).toBe(422);
  });

  it('are not added twice, nor on a bare address', async () => {
    const { token } = await world.signedInAs('client');
    const { key } = await world.addKey(token);
    const { challenge } = (await world.call('beginPasskey', { token })).body;
    const again = await world.call('addPasskey', { token, body: { name: 'Copy', passkey: key.made(challenge, world.origin) } });
    expect([again.status, again.problem.errors]).toEqual([422, { passkey: 'This passkey was added before.' }]);
    expect((await world.app.call('beginPasskey', { token })).status).toBe(409);
  });
});

describe('recovery codes', () => {
  it('work once, however they are typed, and the owner is told', async () => {
    const { id, email, codes } = await world.staffWithApp();
    const rows = await world.app.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, id));
    expect(rows.map(({ code_hash }) => code_hash).every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
    const typed = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    const one = await world.login(email);
    const { body } = await world.call('confirmSecondStep', { token: one.access_token, body: { way: 'recovery_code', code: typed } });
    expect((await world.call('getSecondFactor', { token: body.access_token })).body.recovery_codes_left).toBe(9);
    expect(await world.lettersTo(email)).toContain('A recovery code was used');
    const another = await world.login(email);
    expect((await world.call('confirmSecondStep', { token: another.access_token, body: { way: 'recovery_code', code: typed } })).status).toBe(422);
  });

  it('are replaced by new ones', async () => {
    const { email, token, codes } = await world.staffWithApp();
    const made = await world.call('makeRecoveryCodes', { token });
    expect(made.body.recovery_codes).toHaveLength(10);
    const { access_token: waiting } = await world.login(email);
    expect((await world.call('confirmSecondStep', { token: waiting, body: { way: 'recovery_code', code: codes[0] } })).status).toBe(422);
    expect((await world.call('confirmSecondStep', { token: waiting, body: { way: 'recovery_code', code: made.body.recovery_codes[0] } })).status).toBe(200);
  });
});

describe('acts that ask again', () => {
  it('role changes, exports of people, closing accounts, refunds above the ladder and the second step itself: after 5 minutes', async () => {
    const { id, token, secret } = await world.staffWithApp();
    const advisor = await makeAccount(world, 'employee');
    const client = await makeAccount(world, 'client');
    const [payment] = await world.app.db.select().from(payments).where(eq(payments.status, 'succeeded')).limit(1);
    const change = { reason: 'Takes over the office.', current_password: demoPassword };
    const calls = {
      makeAdmin: { params: { id: advisor.id }, body: change },
      createEmployee: { body: { first_name: 'Ines', last_name: 'Okafor', email: 'ines@mailhaven.example' } },
      createUser: { body: { first_name: 'Ada', last_name: 'Okafor', email: 'ada@mailhaven.example', role: 'admin' } },
      deleteUser: { params: { id: client.id } },
      getExportAddress: { params: { resource: 'users' } },
      refundPayment: { params: { id: payment?.id }, body: { reason: 'A mistake of ours.', amount: 100, above_ladder: 100 } },
      updateEmail: { params: { id }, body: { current_password: demoPassword, email: 'new@mailhaven.example' } },
      removeSecondFactor: { params: { id: advisor.id }, body: { reason: 'Lost the phone.' } },
      makeRecoveryCodes: {},
    } as const;
    world.app.travel(6 * minute);
    for (const operation of Object.keys(calls) as (keyof typeof calls)[]) {
      const { status, problem } = await world.call(operation, { token, ...calls[operation] });
      expect([operation, status, problem['second_step']]).toEqual([operation, 403, 'again']);
    }
    // What is no such act is not asked for.
    const asClient = { ...calls.createUser.body, role: 'client' as const };
    expect((await world.call('createUser', { token, body: asClient })).status).toBe(201);
    expect((await world.call('getExportAddress', { token, params: { resource: 'coupons' } })).status).toBe(200);
    const plain = await world.call('refundPayment', { token, params: { id: payment?.id }, body: { reason: 'A mistake of ours.', amount: 100_000_000 } });
    expect(plain.problem['second_step']).toBeUndefined();
    const { body } = await world.call('confirmSecondStep', { token, body: { way: 'app', code: world.codeNow(secret) } });
    expect(body.access_token).toBe(token);
    expect((await world.call('makeAdmin', { token, ...calls.makeAdmin })).status).toBe(200);
    expect((await world.call('getExportAddress', { token, ...calls.getExportAddress })).status).toBe(200);
    expect((await world.call('deleteUser', { token, ...calls.deleteUser })).status).toBe(200);
  });

  it('the confirmation goes along to another host', async () => {
    const { id, token } = await world.staffWithApp('client');
    const { code } = (await world.call('createHandOver', { token, body: { host: 'portal.localhost' } })).body;
    const [before] = await world.app.db.select().from(sessions).where(eq(sessions.user_id, id));
    await world.app.db.execute(`update hand_overs set host = 'localhost' where session_id = '${before?.id}'`);
    const { body } = await world.call('redeemHandOver', { body: { code } });
    expect(body.second_step).toBeNull();
    const [after] = await world.app.db.select().from(sessions).where(eq(sessions.user_id, id));
    expect(after).toMatchObject({ confirmed_at: before?.confirmed_at, second_step_at: before?.second_step_at });
  });
});

describe('a colleague who lost theirs', () => {
  it('is let in by an admin, who confirms it; everybody is told, and the audit keeps it', async () => {
    const lost = await world.staffWithApp('employee');
    const admin = await world.staffWithApp();
    const own = await world.call('removeSecondFactor', { token: admin.token, params: { id: admin.id }, body: { reason: 'My own.' } });
    expect(own.status).toBe(409);
    const { status } = await world.call('removeSecondFactor', { token: admin.token, params: { id: lost.id }, body: { reason: 'Lost the phone.' } });
    expect(status).toBe(200);
    expect((await world.call('getMe', { token: lost.token })).problem.detail).toBe(
      'You were signed out because your second step was removed. Sign in and set up a new one.',
    );
    expect(await world.lettersTo(lost.email)).toContain('Your second step was removed');
    expect((await world.login(lost.email)).second_step).toBe('set_up');
    const kept = await world.app.db.select().from(auditEntries).where(eq(auditEntries.action, 'removeSecondFactor'));
    expect(kept.some(({ actor_id, target_id }) => actor_id === admin.id && target_id === lost.id)).toBe(true);
  });

  it('is let in by the command, where nobody else could', async () => {
    const lost = await world.staffWithApp();
    expect(await removeSecondStep(world.app.db, lost.email.toUpperCase())).toBe(lost.email);
    expect((await world.call('getMe', { token: lost.token })).status).toBe(401);
    expect((await world.login(lost.email)).second_step).toBe('set_up');
    expect(await world.lettersTo(lost.email)).toContain('Your second step was removed');
    await expect(removeSecondStep(world.app.db, 'nobody@mailhaven.example')).rejects.toThrow('no account here');
  });

  it('nobody’s second step is left when the account is closed', async () => {
    const { id, token } = await world.signedInAs('client');
    await addApp(world, token);
    await world.call('closeAccount', { token, body: { current_password: demoPassword } });
    expect(await world.app.db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, id))).toEqual([]);
  });
});
