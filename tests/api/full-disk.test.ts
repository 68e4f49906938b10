// No room left, of the files or of the database: 507 with a sentence, nothing half-written, and reading goes on.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries, complaints, events, storedFiles, taxRules } from '../../server/db/schema.ts';
import { createFolderFiles } from '../../server/ports/files/disk.ts';
import type { FilesPort } from '../../server/ports/files/files.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { Answer } from '../support/calls.ts';
import type { CaseWorld } from './cases/case.ts';
import { fileForm, folderOf } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let place: string;
let folder: string;
let token: string;
/** From this put on, each leaves half of its bytes and fails. */
let roomFor = Infinity;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'forecourt-full-'));
  const disk = createFolderFiles(place);
  const files: FilesPort = {
    ...disk,
    putFile: async (key, ...given) => {
      roomFor -= 1;
      if (roomFor >= 0) return disk.putFile(key, ...given);
      await disk.putBytes(key, Buffer.from('half of'), 'text/plain');
      throw new Error('Cannot write file at location', { cause: Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' }) });
    },
  };
  app = await startApp({ services: { files } });
  // Told to whoever runs the server, too.
  vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
  world = await caseWorld(app);
  token = world.tokens.client;
  folder = await folderOf(world, world.users.client);
});
afterAll(async () => {
  await app.close();
  await rm(place, { recursive: true });
});

const expectTold = ({ status, headers, problem }: Answer<unknown>) =>
  expect([status, Number(headers.get('retry-after')) > 0, problem.detail]).toEqual([
    507,
    true,
    'We’re out of storage space, so this wasn’t saved. You can still read everything. Try again later.',
  ]);
const kept = () => readdir(place);
const rows = () => app.db.$count(storedFiles);
/** Clean-ups run once there is room again, or while there is none: taking away needs none. */
const cleanedUp = (before: readonly string[]) =>
  vi.waitFor(
    async () => {
      await app.outbox.drain();
      expect(await kept()).toEqual(before);
    },
    { timeout: 50_000 },
  );

async function picture(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'car.jpg');
  return form;
}
function two(): FormData {
  const form = fileForm('files', 'first.txt');
  form.append('files', new Blob(['The second.']), 'second.txt');
  return form;
}
const inFolder = (form: FormData) => app.call('uploadFolderFiles', { token, params: { id: folder }, form });
const uploads: [words: string, room: number, send: () => Promise<Answer<unknown>>][] = [
  ['a file', 0, () => inFolder(fileForm('files'))],
  ['the second of two', 1, () => inFolder(two())],
  ['the small copy of a picture', 1, async () => inFolder(await picture())],
  ['an attachment', 0, () => app.call('uploadFile', { token, form: fileForm('file', 'note.txt', { purpose: 'chat' }) })],
];

describe('a store without room', () => {
  it.each(uploads)('says so of %s, and nothing of it stays', async (_words, room, send) => {
    const before = { kept: await kept(), rows: await rows() };
    roomFor = room;
    expectTold(await send());
    expect((await app.call('listFolderFiles', { token, params: { id: folder } })).status).toBe(200);
    roomFor = Infinity;
    expect(await rows()).toBe(before.rows);
    await cleanedUp(before.kept);
    expect((await send()).status).toBe(201);
  });
});

describe('a database without room', () => {
  /** Every insert into a table fails as PostgreSQL fails it on a full disk. */
  async function withoutRoomIn<T>(table: string, work: () => Promise<T>): Promise<T> {
    await app.db.execute(
      sql.raw(`create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception using errcode = '53100', message = 'could not extend file "base/1/2": No space left on device'; end $$`),
    );
    await app.db.execute(sql.raw(`create trigger no_room before insert on ${table} execute function no_room()`));
    return work().finally(() => app.db.execute(sql.raw(`drop trigger no_room on ${table}`)));
  }
  const counts = async () => ({
    complaints: await app.db.$count(complaints),
    rules: await app.db.$count(taxRules),
    events: await app.db.$count(events),
    done: await app.db.$count(auditEntries, eq(auditEntries.outcome, 'done')),
    files: await rows(),
  });
  const ruleOfTax = () =>
    app.call('createTaxRule', {
      token: world.tokens.admin,
      body: { name: 'Ohio', state: 'OH', rate: 5.75, base: 'price', effective_from: '2026-01-01', source: 'Ohio R.C. 5739.02' },
    });
  const complain = () =>
    app.call('createComplaint', { token, body: { subject: 'No answer', category: 'delay', details: 'Two questions and nobody came back to me.' } });

  // From the change itself to the last that is written with it.
  it.each([
    ['complaints', complain],
    ['events', complain],
    ['notifications', complain],
    ['outbox', complain],
    ['audit_entries', ruleOfTax],
  ])('says so where %s cannot grow, and nothing of the change stays', async (table, change) => {
    const before = await counts();
    await withoutRoomIn(table, async () => {
      expectTold(await change());
      expect((await app.call('listComplaints', { token })).status).toBe(200);
    });
    expect(await counts()).toEqual(before);
    expect((await change()).status).toBe(201);
  });

  it('says so of an upload whose bytes were stored already, and they go', async () => {
    const before = { ...(await counts()), kept: await kept() };
    await withoutRoomIn('stored_files', async () => expectTold(await inFolder(fileForm('files'))));
    await cleanedUp(before.kept);
    expect(await rows()).toBe(before.files);
  });
});
