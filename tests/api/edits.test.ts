// What an edit changed, from what to what: kept with the call, shown by the audit, gone with the account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { findEverywhere } from '../support/everywhere.ts';
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

const admin = () => world.tokens.admin;
const lastEntry = async (target_id: string) => {
  const { body } = await app.call('listAuditEntries', { token: admin(), query: { filter: { target_id }, sort: ['id', 'DESC'], range: [0, 0] } });
  const [entry] = body;
  if (!entry) throw new Error(`Nothing is kept of ${target_id}.`);
  return entry;
};
const changePhone = async (id: string, phone: string) => {
  const { body } = await app.call('listUsers', { token: admin(), query: { filter: { id } } });
  const answer = await app.call('updateUser', { token: admin(), params: { id }, body: { phone, version: body[0]?.version } });
  expect(answer.status).toBe(200);
};

describe('the history of a record', () => {
  it('has each field that was edited, with its value before and after, and no other', async () => {
    const coupon = await app.call('createCoupon', { token: admin(), body: { code: 'EDITED', kind: 'percent', value: 10 } });
    await app.call('updateCoupon', { token: admin(), params: { id: coupon.body.id }, body: { value: 12, max_redemptions: 50, code: 'EDITED', version: 1 } });
    const entry = await lastEntry(coupon.body.id);
    expect(entry.resource).toBe('coupons');
    expect(entry.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'max_redemptions', from: null, to: 50 },
      { field: 'value', from: 10, to: 12, from_unit: 'percent', to_unit: 'percent' },
    ]);
    expect((await app.call('getAuditEntry', { token: admin(), params: { id: entry.id } })).body.changes).toEqual(entry.changes);
  });

  it('has the state an act moved, and each record of a bulk act', async () => {
    const client = await makeAccount(world, 'client');
    await app.call('setUserStatus', { token: admin(), params: { id: client.id }, body: { status: 'suspended' } });
    expect((await lastEntry(client.id)).changes).toEqual([{ field: 'status', from: 'active', to: 'suspended' }]);

    const others = [await makeAccount(world, 'client'), await makeAccount(world, 'client')];
    await app.call('assignUsers', { token: admin(), body: { ids: others.map(({ id }) => id), advisor_id: world.users.employee } });
    for (const { id } of others) {
      expect((await lastEntry(id)).changes).toContainEqual({ field: 'advisor_id', from: null, to: world.users.employee });
    }
  });

  it('has nothing where nothing changed', async () => {
    const coupon = await app.call('createCoupon', { token: admin(), body: { code: 'UNEDITED', kind: 'percent', value: 10 } });
    await app.call('updateCoupon', { token: admin(), params: { id: coupon.body.id }, body: { value: 10, version: 1 } });
    expect((await lastEntry(coupon.body.id)).changes).toEqual([]);
  });

  it('never has a secret', async () => {
    const { id, token } = await makeSignedIn(world, 'employee');
    const password = 'walnut lantern 84 harbor';
    const answer = await app.call('updatePassword', { token, params: { id }, body: { current_password: demoPassword, password } });
    expect(answer.status).toBe(200);
    expect(await findEverywhere(app.db, password)).toEqual([]);
    expect((await lastEntry(id)).changes).toEqual([]);
  });

  it('loses the values of a client whose account is closed, and still says which fields they were', async () => {
    const client = await makeAccount(world, 'client');
    await changePhone(client.id, '+12075550191');
    await changePhone(client.id, '+12075550192');
    const kept = await lastEntry(client.id);
    expect(kept.changes).toEqual([{ field: 'phone', from: '+12075550191', to: '+12075550192' }]);
    expect((await app.call('deleteUser', { token: admin(), params: { id: client.id } })).status).toBe(200);
    expect((await app.call('getAuditEntry', { token: admin(), params: { id: kept.id } })).body.changes).toEqual([{ field: 'phone' }]);
    expect(await findEverywhere(app.db, '12075550191')).toEqual([]);
    expect(await findEverywhere(app.db, '12075550192')).toEqual([]);
  });
});
