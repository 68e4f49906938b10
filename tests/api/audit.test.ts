// Who did what when: written with every change of the staff and everything about signing in, and never changed.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { operationSpecs } from '../../server/contract.ts';
import { auditEntries } from '../../server/db/schema.ts';
import { areaOf, keptOf } from '../../server/modules/audit/policy.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const entries = async (filter: Record<string, unknown>) => {
  const { body } = await app.call('listAuditEntries', { token: world.tokens.admin, query: { filter, sort: ['id', 'ASC'], range: [0, 99] } });
  return body;
};

describe('what the staff change', () => {
  it('is kept with who, what, on which record, about whom and which fields, without a value', async () => {
    const client = await makeAccount(world, 'client');
    const answer = await app.call('setUserStatus', { params: { id: client.id }, token: world.tokens.admin, body: { status: 'suspended' } });
    const [entry, ...more] = await entries({ target_id: client.id });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actor_id: world.users.admin,
      actor_role: 'admin',
      area: 'users',
      action: 'setUserStatus',
      words: 'Account status changed',
      outcome: 'done',
      person_id: client.id,
      fields: ['status'],
      ip: '127.0.0.1',
      request_id: answer.headers.get('x-request-id'),
    });
    expect((await app.call('getAuditEntry', { params: { id: entry?.id }, token: world.tokens.admin })).body).toEqual(entry);
  });

  it('names each record of a bulk call, and the record that was made', async () => {
    const coupon = (code: string) => app.call('createCoupon', { token: world.tokens.admin, body: { code, kind: 'percent', value: 10 } });
    const ids = [(await coupon('AUDIT-ONE')).body.id, (await coupon('AUDIT-TWO')).body.id];
    await app.call('updateCoupon', { params: { id: ids[0] }, token: world.tokens.admin, body: { value: 12, version: 1 } });
    await app.call('turnOffCoupons', { token: world.tokens.admin, body: { ids } });
    const kept = await entries({ target_id: ids });
    expect(kept.map(({ action, target_id }) => [action, target_id])).toEqual([
      ['createCoupon', ids[0]],
      ['createCoupon', ids[1]],
      ['updateCoupon', ids[0]],
      ['turnOffCoupons', ids[0]],
      ['turnOffCoupons', ids[1]],
    ]);
    expect(kept[0]?.fields).toEqual(expect.arrayContaining(['code', 'kind', 'value']));
    expect(kept[2]?.fields).toEqual(['value']);
  });

  it('is not kept where it was taken back', async () => {
    const client = await makeAccount(world, 'client');
    expect((await app.call('setUserStatus', { params: { id: client.id }, token: world.tokens.admin, body: { status: 'invited' } })).status).toBe(409);
    expect(await entries({ target_id: client.id })).toEqual([]);
  });

  it('is not kept for what clients do with their own, nor for looking', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    const before = await app.db.$count(auditEntries);
    expect((await app.call('createComplaint', { token, body: { subject: 'Slow', category: 'delay', details: 'Nobody answers me.' } })).status).toBe(201);
    expect((await app.call('listUsers', { token: world.tokens.admin })).status).toBe(200);
    expect(await app.db.$count(auditEntries)).toBe(before);
    expect((await entries({ person_id: id })).map(({ action }) => action)).toEqual(['login']);
  });

  it('is kept of whole lists that leave the house', async () => {
    await app.call('getExportAddress', { params: { resource: 'coupons' }, token: world.tokens.admin, query: { filter: { is_active: true } } });
    expect((await entries({ action: 'getExportAddress', target_id: 'coupons' })).at(-1)).toMatchObject({ area: 'exports', fields: ['is_active'] });
  });
});

describe('signing in', () => {
  it('is kept of everybody, and so is failing to; neither password nor what was typed stands anywhere', async () => {
    const client = await makeAccount(world, 'client');
    const wrong = 'Not-the-password-at-all';
    await app.call('login', { body: { email: client.email.toUpperCase(), password: wrong } });
    await app.call('login', { body: { email: 'nobody-at-all@mailhaven.example', password: wrong } });
    const { body } = await app.call('login', { body: { email: client.email, password: demoPassword } });
    expect((await entries({ person_id: client.id })).map(({ action, outcome, actor_id, actor_role }) => [action, outcome, actor_id, actor_role])).toEqual([
      ['login', 'refused', null, null],
      ['login', 'done', client.id, 'client'],
    ]);
    expect((await entries({ action: 'login', outcome: 'refused' })).at(-1)).toMatchObject({ person_id: null, target_id: null });
    const { rows } = await app.db.execute<{ all: string }>(sql`select string_agg(audit_entries::text, ' ') as all from audit_entries`);
    for (const secret of [wrong, 'at-all', demoPassword, body.access_token]) expect(rows[0]?.all.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('keeps a new password and a wrong present one', async () => {
    const { id, token } = await makeSignedIn(world, 'employee');
    const change = (current_password: string) =>
      app.call('updatePassword', { params: { id }, token, body: { current_password, password: 'Another-good-one-52' } });
    expect((await change('Not-my-password-1')).status).toBe(422);
    expect((await change(demoPassword)).status).toBe(200);
    const kept = await entries({ actor_id: id, action: 'updatePassword' });
    expect(kept.map(({ outcome, fields }) => [outcome, fields])).toEqual([
      ['refused', ['current_password', 'password']],
      ['done', ['current_password', 'password']],
    ]);
  });

  it('does not say that somebody was there who only asked for a letter', async () => {
    const client = await makeAccount(world, 'client');
    await app.call('forgotPassword', { body: { email: client.email } });
    expect(await entries({ person_id: client.id })).toMatchObject([{ action: 'forgotPassword', actor_id: null }]);
  });
});

it('can be added to, and in no way changed', async () => {
  const changes = [sql`update audit_entries set words = 'Nothing'`, sql`delete from audit_entries`, sql`truncate audit_entries`];
  const before = await app.db.$count(auditEntries);
  for (const change of changes) {
    await expect(app.db.execute(change)).rejects.toMatchObject({ cause: { message: 'The audit is only ever added to.' } });
  }
  expect(await app.db.$count(auditEntries)).toBe(before);
  expect(operationSpecs.filter(({ path, method }) => path.startsWith('/audit') && method !== 'get')).toEqual([]);
});

it('has an area for every call that is kept', () => {
  const withoutArea = operationSpecs.filter((operation) => keptOf(operation) !== 'nobody' && areaOf(operation) === undefined);
  expect(withoutArea.map(({ id, tag }) => `${id} in ${tag}`)).toEqual([]);
});

it('has a sentence for every call that is kept, that is not the label of its button', () => {
  const kept = operationSpecs.filter((operation) => keptOf(operation) !== 'nobody');
  expect(kept.filter(({ logged, summary }) => logged === undefined || logged === summary).map(({ id }) => id)).toEqual([]);
});

it('calls a refused entry what was asked for', async () => {
  await app.call('login', { body: { email: 'nobody-either@mailhaven.example', password: 'Not-the-password-at-all' } });
  expect((await entries({ action: 'login', outcome: 'refused' })).at(-1)?.words).toBe('Sign in');
  expect((await entries({ action: 'login', outcome: 'done' })).at(-1)?.words).toBe('Signed in');
});
