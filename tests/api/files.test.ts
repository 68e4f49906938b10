// Files beyond folders: photos of cars within scope, uploads that nothing takes up, bytes without a row.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carPhotos, dashboardListings, stepsBegun, storedFiles, userPreferences } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { uploaded } from './cases/files.ts';
import { makeLink, makeListing } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const open = async (role: 'admin' | 'employee' | 'client', id: string) =>
  (await app.call('getFileAddress', { token: world.tokens[role], params: { id } })).status;
const bytes = async () => (await readdir(join(app.config.dataDir, 'files')).catch(() => [])).length;

async function photo(holder: { link_id: string } | { listing_id: string }): Promise<string> {
  const id = await uploaded(world, world.tokens.admin, 'listing');
  await app.db.update(storedFiles).set({ claimed_at: new Date().toISOString() }).where(eq(storedFiles.id, id));
  await app.db.insert(carPhotos).values({ file_id: id, position: 0, ...holder });
  return id;
}

describe('a photo of a car', () => {
  it('is for whoever may see the car: another advisor gets the answer of an unknown file', async () => {
    const mine = await photo({ link_id: (await makeLink(app, world.users.client)).id });
    const theirs = await photo({ link_id: (await makeLink(app, world.users.otherClient)).id });
    const presented = await photo({ listing_id: await makeListing(app, world.users.employee, world.users.otherClient) });
    const elsewhere = await photo({ listing_id: await makeListing(app, world.users.otherEmployee, world.users.otherClient) });
    expect(await Promise.all([mine, theirs, presented, elsewhere].map((id) => open('employee', id)))).toEqual([200, 404, 200, 404]);
    expect(await Promise.all([mine, theirs, presented, elsewhere].map((id) => open('client', id)))).toEqual([200, 404, 404, 404]);
    expect(await open('admin', theirs)).toBe(200);
  });

  it('that is held back from the client stays so', async () => {
    const held = await photo({ link_id: (await makeLink(app, world.users.client, 'proposed', { is_displayed: false })).id });
    expect([await open('client', held), await open('employee', held)]).toEqual([404, 200]);
  });
});

describe('bytes of an upload', () => {
  it('are removed with their row when nothing has taken them up for a day', async () => {
    const before = await bytes();
    const id = await uploaded(world, world.tokens.client, 'chat');
    expect(await bytes()).toBe(before + 1);
    app.travel(23 * 3_600_000);
    await app.outbox.drain();
    expect(await app.db.$count(storedFiles, eq(storedFiles.id, id))).toBe(1);
    app.travel(2 * 3_600_000);
    await app.outbox.drain();
    await app.outbox.drain();
    expect([await app.db.$count(storedFiles, eq(storedFiles.id, id)), await bytes()]).toEqual([0, before]);
  });

  it('are removed at once when the call that brought them is refused', async () => {
    const before = await bytes();
    const form = new FormData();
    form.append('files', new Blob(['Taken as it is.']), 'good.txt');
    form.append('files', new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 0x03])]), 'tool.exe');
    const [folder] = (await app.call('listClientFolders', { token: world.tokens.client, query: {} })).body;
    const answer = await app.call('uploadFolderFiles', { token: world.tokens.client, params: { id: folder?.id ?? '' }, form });
    expect(answer.status).toBe(422);
    expect(await app.db.$count(storedFiles, eq(storedFiles.file_name, 'good.txt'))).toBe(0);
    expect(await bytes()).toBe(before);
  });
});

it('a checklist submitted twice at once leaves one row of the work table, begun once', async () => {
  const client = await makeAccount(world, 'client');
  const token = await app.signIn(client.email);
  const [some] = await app.db
    .select({ package_id: userPreferences.package_id, selections: userPreferences.selections, trade_in: userPreferences.trade_in })
    .from(userPreferences)
    .where(eq(userPreferences.status, 'submitted'));
  if (!some) throw new Error('the demo has no submitted checklist');
  await app.db.insert(userPreferences).values({ user_id: client.id, package_id: some.package_id, selections: some.selections, trade_in: some.trade_in });
  const body = { user_id: client.id, package_id: some.package_id };
  const answers = await Promise.all(Array.from({ length: 3 }, () => app.call('submitPreferences', { token, body })));
  expect(answers.filter((answer) => answer.status < 300).length, JSON.stringify(answers.map((answer) => answer.problem))).toBeGreaterThan(0);
  expect(await app.db.$count(dashboardListings, eq(dashboardListings.user_id, client.id))).toBe(1);
  const begun = await app.db.select().from(stepsBegun).where(eq(stepsBegun.user_id, client.id));
  expect(new Set(begun.map((row) => row.step)).size).toBe(begun.length);
});
