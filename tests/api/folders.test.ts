// Folders and files over HTTP: who sees what, names, types, signed addresses.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedFiles } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { folderOf } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let id: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  id = await folderOf(world, world.users.client);
});
afterAll(() => app.close());

type Role = 'admin' | 'employee' | 'client';
type Part = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];
const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n';

function upload(role: Role, parts: readonly Part[], fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  for (const [name, content] of parts) form.append('files', new Blob([content]), name);
  return app.call('uploadFolderFiles', { token: world.tokens[role], params: { id }, form });
}
const namesSeenBy = async (role: Role) => (await app.call('listFolderFiles', { token: world.tokens[role], params: { id } })).body.map((file) => file.file_name);

describe('an upload', () => {
  it('of staff stays hidden until it is shown; showing it tells the client', async () => {
    const [file] = (await upload('employee', [['Quote.pdf', pdf]])).body;
    expect(file).toMatchObject({ file_name: 'Quote.pdf', content_type: 'application/pdf', is_shown: false, uploaded_by_role: 'employee' });
    expect(await namesSeenBy('client')).not.toContain('Quote.pdf');
    const shown = await app.call('updateFileVisibility', { token: world.tokens.employee, params: { id }, body: { file_name: 'Quote.pdf', is_shown: true } });
    expect(shown.body.is_shown).toBe(true);
    expect(await namesSeenBy('client')).toContain('Quote.pdf');
    const told = await app.call('listNotifications', { token: world.tokens.client, params: { a: world.users.client, b: 'client' } });
    expect(told.body.items[0]).toMatchObject({ kind: 'file_shared', target_id: id });
    const timeline = await app.call('listTimeline', { token: world.tokens.client, params: { id: world.users.client } });
    expect(timeline.body.items[0]).toMatchObject({ kind: 'file_shared', words: 'File shared: Quote.pdf.' });
  });

  it('of the client is shown and told to the advisor', async () => {
    const [file] = (await upload('client', [['My quote.txt', 'Out the door: 31,200']])).body;
    expect(file?.is_shown).toBe(true);
    const told = await app.call('listNotifications', { token: world.tokens.employee, params: { a: world.users.employee, b: 'employee' } });
    expect(told.body.items[0]).toMatchObject({ kind: 'file_uploaded', client_id: world.users.client });
    const hiding = await upload('client', [['Another.txt', 'x']], { is_shown: 'false' });
    expect(hiding.status).toBe(422);
  });

  it('under a taken name gets the next one, whatever the case, also within one call', async () => {
    const made = await upload('employee', [
      ['Name.pdf', pdf],
      ['name.pdf', pdf],
    ]);
    const later = await upload('employee', [['NAME.pdf', pdf]]);
    expect([...made.body, ...later.body].map((file) => file.file_name).toSorted()).toEqual(['NAME (3).pdf', 'Name.pdf', 'name (2).pdf']);
  });

  it('is judged by content, never by name, and its name is no path', async () => {
    const program = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
    const refused = await upload('client', [['holiday.jpg', program]]);
    expect(refused.status).toBe(422);
    expect(refused.problem.errors?.['files']).toContain('holiday.jpg');
    expect(await namesSeenBy('client')).not.toContain('holiday.jpg');
    const page = await upload('client', [['../../page.html', '<script>alert(1)</script>']]);
    expect(page.body[0]).toMatchObject({ file_name: 'page.html.txt', content_type: 'text/plain' });
  });
});

describe('the folder', () => {
  it('that is not displayed is not there for the client', async () => {
    const display = (is_displayed: boolean) => app.call('updateFolderDisplay', { token: world.tokens.employee, params: { id }, body: { is_displayed } });
    await display(false);
    expect((await app.call('listFolderFiles', { token: world.tokens.client, params: { id } })).status).toBe(404);
    expect((await app.call('listClientFolders', { token: world.tokens.client })).body).toEqual([]);
    await display(true);
    expect((await app.call('listClientFolders', { token: world.tokens.client })).body).toHaveLength(1);
  });

  it('lets a client remove what they uploaded, and nothing else', async () => {
    await upload('client', [['mine.txt', 'mine']]);
    await upload('employee', [['ours.txt', 'ours']], { is_shown: 'true' });
    const remove = (file_name: string) => app.call('deleteFolderFile', { token: world.tokens.client, params: { id }, body: { file_name } });
    expect((await remove('mine.txt')).status).toBe(200);
    expect((await remove('ours.txt')).status).toBe(403);
    expect((await remove('nowhere.txt')).status).toBe(404);
    expect(await namesSeenBy('client')).not.toContain('mine.txt');
  });

  it('counts what the reader may see', async () => {
    const count = async (role: Role) => (await app.call('getClientFolder', { token: world.tokens[role], params: { id } })).body.file_count;
    expect(await count('client')).toBe((await namesSeenBy('client')).length);
    expect(await count('admin')).toBeGreaterThan(await count('client'));
  });
});

describe('a signed address', () => {
  it('gives the bytes for a minute, to be shown without running anything in them', async () => {
    const [file] = (await upload('client', [['Read me "now".txt', 'Plain words.']])).body;
    const { body: address } = await app.call('getFileAddress', { token: world.tokens.client, params: { id: file?.id } });
    const got = await app.fetch(address.url);
    expect(got.status).toBe(200);
    expect(await got.text()).toBe('Plain words.');
    expect(got.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.headers.get('content-security-policy')).toContain('sandbox');
    app.travel(61_000);
    expect((await app.fetch(address.url)).status).toBe(410);
    app.travel(-61_000);
  });

  it('is good for its file alone', async () => {
    const made = (
      await upload('client', [
        ['one.txt', 'one'],
        ['two.txt', 'two'],
      ])
    ).body;
    const [one, two] = made.map((file) => file.id);
    const { body: address } = await app.call('getFileAddress', { token: world.tokens.client, params: { id: one } });
    expect((await app.fetch(address.url.replace(one ?? '', two ?? ''))).status).toBe(410);
  });

  it('is not given out for what the client may not see', async () => {
    const [hidden] = (await upload('employee', [['Internal.txt', 'dealer margin']])).body;
    expect((await app.call('getFileAddress', { token: world.tokens.client, params: { id: hidden?.id } })).status).toBe(404);
  });

  it('of the whole folder gives a zip of what the reader may see', async () => {
    const { body: address } = await app.call('getFolderArchive', { token: world.tokens.client, params: { id } });
    const bytes = Buffer.from(await (await app.fetch(address.url)).arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('one.txt')).toBe(true);
    expect(bytes.includes('Internal.txt')).toBe(false);
  });
});

describe('an upload that nothing takes up', () => {
  it('is removed after a day, bytes included', async () => {
    const form = new FormData();
    form.append('purpose', 'chat');
    form.append('file', new Blob(['Never sent.']), 'draft.txt');
    const { body: file } = await app.call('uploadFile', { token: world.tokens.client, form });
    const [stored] = await app.db.select({ key: storedFiles.storage_key }).from(storedFiles).where(eq(storedFiles.id, file.id));
    app.travel(25 * 3_600_000);
    await app.outbox.drain();
    await app.outbox.drain();
    app.travel(-25 * 3_600_000);
    expect((await app.call('getFileAddress', { token: world.tokens.client, params: { id: file.id } })).status).toBe(404);
    expect(await app.services.files.size(stored?.key ?? '')).toBeUndefined();
  });
});
