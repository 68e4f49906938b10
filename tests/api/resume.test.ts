// Files that come in parts: continued after a cut, by another process, by nobody else, and done once.
// Over 300 lines: it all shares one database, one store and, at the end, a clock that goes on for all.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FilePurpose } from '../../generated/api.ts';
import { part as mostPart } from '../../generated/limits/continueUpload.ts';
import { notPicture } from '../../domain/file-kinds.ts';
import { roomOnTheWay } from '../../domain/file-limits.ts';
import { storedFiles, uploads } from '../../server/db/schema.ts';
import { createFolderFiles } from '../../server/ports/files/disk.ts';
import type { FilesPort } from '../../server/ports/files/files.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { folderOf, partForm } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: CaseWorld;
let place: string;
let folder: string;
let token: string;
let files: FilesPort;
/** What the storage does before it takes bytes. */
let beforePut: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'forecourt-resume-'));
  const disk = createFolderFiles(place);
  files = {
    ...disk,
    putFile: async (...given) => {
      await beforePut();
      await disk.putFile(...given);
    },
  };
  database = await testDatabase();
  app = await startApp({ database, services: { files } });
  world = await caseWorld(app);
  folder = await folderOf(world, world.users.client);
  token = world.tokens.client;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(place, { recursive: true });
});

/** A text of so many bytes that is never the same twice. */
const textOf = (size: number): Buffer => Buffer.from(randomBytes(size).toString('hex').slice(0, size));
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const start = async (bytes: Uint8Array, more: { content_hash?: string; purpose?: FilePurpose; file_name?: string } = {}) =>
  (await app.call('createUpload', { token, body: { file_name: 'long.txt', size: bytes.length, ...more } })).body;
const send = (id: string, bytes: Uint8Array, offset = 0, by = token, to = app) =>
  to.call('continueUpload', { token: by, params: { id }, form: partForm(bytes.subarray(offset, offset + mostPart), offset) });
/** All of it, from where it is. */
async function sendAll(id: string, bytes: Uint8Array, from = 0): Promise<void> {
  for (let offset = from; offset < bytes.length; offset += mostPart) expect((await send(id, bytes, offset)).status).toBe(200);
}
async function whole(bytes: Uint8Array, more: Parameters<typeof start>[1] = {}): Promise<string> {
  const { id } = await start(bytes, more);
  await sendAll(id, bytes);
  return id;
}
function named(field: string, id: string, more: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...more, [field]: id })) form.append(key, value);
  return form;
}
const intoFolder = (id: string, by = token, to = app) => to.call('uploadFolderFiles', { token: by, params: { id: folder }, form: named('files', id) });
async function bytesOf(fileId: string | undefined, from = app): Promise<Buffer> {
  const { body } = await from.call('getFileAddress', { token, params: { id: fileId } });
  return Buffer.from(await (await from.fetch(body.url)).arrayBuffer());
}
const parts = async () => (await readdir(place)).filter((name) => name.startsWith('part-'));
const rows = (id: string) => app.db.$count(uploads, eq(uploads.id, id));
/** Clean-ups that are due leave so many parts. */
const partsLeft = (count: number) =>
  vi.waitFor(
    async () => {
      await app.outbox.drain();
      expect(await parts()).toHaveLength(count);
    },
    { timeout: 50_000 },
  );

describe('an upload', () => {
  it('continues after a cut from where it stopped, and arrives byte for byte', async () => {
    const bytes = textOf(2 * mostPart + 4_711);
    const { id, received } = await start(bytes);
    expect(received).toBe(0);
    await send(id, bytes);
    // The line breaks within the second part: nothing of it counts.
    const cut = new AbortController();
    const broken = fetch(`${app.url}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: new ReadableStream({
        start: (stream) => stream.enqueue(Buffer.from('--b\r\ncontent-disposition: form-data; name="offset"\r\n\r\n1048576\r\n--b\r\n')),
        pull: () => cut.abort(),
      }),
      duplex: 'half',
      signal: cut.signal,
    } as RequestInit);
    await expect(broken).rejects.toThrow(/abort/);
    const { body } = await app.call('getUpload', { token, params: { id } });
    expect(body.received).toBe(mostPart);
    await sendAll(id, bytes, body.received);
    const answer = await app.call('uploadFile', { token, form: named('file', id, { purpose: 'chat' }) });
    expect([answer.status, answer.body.file_name, answer.body.size]).toEqual([201, 'long.txt', bytes.length]);
    expect((await bytesOf(answer.body.id)).equals(bytes)).toBe(true);
  });

  it('goes into a folder once, however often the same call is sent', async () => {
    const id = await whole(textOf(9_000), { file_name: 'once.txt' });
    const first = await intoFolder(id);
    expect(first.status).toBe(201);
    const again = await intoFolder(id);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const twice = await whole(textOf(9_000), { file_name: 'at-once.txt' });
    const answers = await Promise.all([intoFolder(twice), intoFolder(twice), intoFolder(twice)]);
    expect(answers.map(({ status }) => status).filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect((await intoFolder(twice)).status).toBe(201);
    const names = (await app.call('listFolderFiles', { token, params: { id: folder } })).body.map(({ file_name }) => file_name);
    expect(names.filter((name) => name.includes('once')).toSorted()).toEqual(['at-once.txt', 'once.txt']);
  });

  it('is continued from its own end alone: any other part is answered with how far it is', async () => {
    const bytes = textOf(mostPart + 10);
    const { id } = await start(bytes);
    for (const offset of [0, 0]) await send(id, bytes, offset);
    for (const offset of [0, 5, mostPart + 1]) {
      const { status, problem } = await send(id, bytes, offset);
      expect([status, problem['current']]).toMatchObject([409, { id, received: mostPart }]);
    }
    // Two tabs send the rest at once.
    const both = await Promise.all([send(id, bytes, mostPart), send(id, bytes, mostPart)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await intoFolder(id)).status).toBe(201);
  });

  it('is found again by the hash of its file until it is used, in another tab or on another day', async () => {
    const bytes = textOf(mostPart + 10);
    const content_hash = hashOf(bytes);
    const { id } = await start(bytes, { content_hash });
    await send(id, bytes);
    expect(await start(bytes, { content_hash })).toMatchObject({ id, received: mostPart });
    expect((await start(bytes)).id).not.toBe(id);
    await sendAll(id, bytes, mostPart);
    expect((await intoFolder(id)).status).toBe(201);
    expect((await start(bytes, { content_hash })).id).not.toBe(id);
  });

  it('that changed on its way is refused when it is whole', async () => {
    const bytes = textOf(5_000);
    const id = await whole(bytes, { content_hash: hashOf(textOf(5_000)), file_name: 'changed.txt' });
    const { status, problem } = await intoFolder(id);
    expect([status, problem.errors]).toEqual([422, { files: 'changed.txt changed while it was uploading. Choose it again.' }]);
  });

  it('is taken up by a form only when it is whole', async () => {
    const bytes = textOf(mostPart + 10);
    const { id } = await start(bytes);
    await send(id, bytes);
    const { status, problem } = await intoFolder(id);
    expect([status, problem.errors]).toEqual([422, { files: 'long.txt isn’t all here yet.' }]);
  });

  it('belongs to who began it: nobody else learns that there is one, not even an admin', async () => {
    const bytes = textOf(5_000);
    const { id } = await start(bytes);
    for (const by of [world.tokens.admin, world.tokens.employee]) {
      const input = { token: by, params: { id } };
      const unknown = await app.call('getUpload', { token: by, params: { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10' } });
      for (const { status, problem } of [await app.call('getUpload', input), await send(id, bytes, 0, by), await app.call('discardUpload', input)]) {
        expect([status, problem.detail]).toEqual([404, unknown.problem.detail]);
      }
    }
    await sendAll(id, bytes);
    const { status, problem } = await intoFolder(id, world.tokens.admin);
    expect([status, problem.errors]).toEqual([422, { files: 'A file is no longer there. Upload it again.' }]);
    const content_hash = hashOf(bytes);
    await start(bytes, { content_hash });
    const theirs = await app.call('createUpload', { token: world.tokens.admin, body: { file_name: 'long.txt', size: bytes.length, content_hash } });
    expect(theirs.body.received).toBe(0);
  });
});

describe('the limits of an upload', () => {
  it('are those of files, and of a part', async () => {
    const tooLong = await app.call('createUpload', { token, body: { file_name: 'film.txt', size: 26_214_401 } });
    expect([tooLong.status, Object.keys(tooLong.problem.errors ?? {})]).toEqual([422, ['size']]);
    const bytes = textOf(mostPart + 10);
    const { id } = await start(bytes);
    expect((await app.call('continueUpload', { token, params: { id }, form: partForm(bytes) })).status).toBe(413);
    const short = await start(bytes.subarray(0, 100));
    const { status, problem } = await app.call('continueUpload', { token, params: { id: short.id }, form: partForm(bytes.subarray(0, 101)) });
    expect([status, problem.errors]).toEqual([422, { part: 'long.txt is larger than expected.' }]);
  });

  it('refuse a wrong type with its first part, and again when it is taken up', async () => {
    const bytes = textOf(mostPart + 10);
    const { id } = await start(bytes, { purpose: 'trade_in', file_name: 'front.jpg' });
    const first = await send(id, bytes);
    expect([first.status, first.problem.detail]).toEqual([422, notPicture('front.jpg')]);
    const other = await whole(bytes, { file_name: 'front.jpg' });
    const answer = await app.call('uploadFile', { token, form: named('file', other, { purpose: 'trade_in' }) });
    expect([answer.status, answer.problem.errors]).toEqual([422, { file: notPicture('front.jpg') }]);
  });

  it('end for one person with so many at once', async () => {
    const client = await makeAccount(world, 'client');
    const mine = await app.signIn(client.email);
    const body = { file_name: 'long.txt', size: 26_214_400 };
    const most = Math.floor(roomOnTheWay.bytes / body.size);
    const answers = await Promise.all(Array.from({ length: most + 2 }, () => app.call('createUpload', { token: mine, body })));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const one = answers.find(({ status }) => status === 201);
    await app.call('discardUpload', { token: mine, params: { id: one?.body.id } });
    expect((await app.call('createUpload', { token: mine, body })).status).toBe(201);
  });
});

describe('what is kept of an upload', () => {
  it('goes at once when it is discarded, and with its account', async () => {
    const before = (await parts()).length;
    const bytes = textOf(5_000);
    const { id } = await start(bytes);
    await send(id, bytes);
    await partsLeft(before + 1);
    expect((await app.call('discardUpload', { token, params: { id } })).status).toBe(200);
    await partsLeft(before);
    expect((await app.call('getUpload', { token, params: { id } })).status).toBe(404);

    const client = await makeAccount(world, 'client');
    const mine = await app.signIn(client.email);
    const theirs = (await app.call('createUpload', { token: mine, body: { file_name: 'long.txt', size: bytes.length } })).body.id;
    await send(theirs, bytes, 0, mine);
    await partsLeft(before + 1);
    expect((await app.call('deleteUser', { token: world.tokens.admin, params: { id: client.id } })).status).toBe(200);
    await partsLeft(before);
    expect(await rows(theirs)).toBe(0);
  });

  it('is nothing of a part that finds no room, and the rest continues when there is some', async () => {
    const before = (await parts()).length;
    const log = vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
    const bytes = textOf(mostPart + 10);
    const { id } = await start(bytes);
    await send(id, bytes);
    beforePut = () => Promise.reject(new Error('Cannot write', { cause: Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }) }));
    const { status, problem, headers } = await send(id, bytes, mostPart);
    beforePut = () => Promise.resolve();
    log.mockRestore();
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([507, true]);
    expect(problem.detail).toContain('out of storage space');
    await partsLeft(before + 1);
    await sendAll(id, bytes, mostPart);
    expect((await intoFolder(id)).status).toBe(201);
  });

  it('outlives the process: another one on the same database continues and finishes it', async () => {
    const bytes = textOf(2 * mostPart);
    const { id } = await start(bytes);
    await send(id, bytes);
    const other = await startApp({ database, services: { files } });
    try {
      const { body } = await other.call('getUpload', { token, params: { id } });
      expect((await send(id, bytes, body.received, token, other)).body.received).toBe(bytes.length);
      const answer = await intoFolder(id, token, other);
      expect((await bytesOf(answer.body[0]?.id, other)).equals(bytes)).toBe(true);
      // The first process was away in between: asked again, it gives the answer that was lost.
      expect((await intoFolder(id)).body).toEqual(answer.body);
    } finally {
      await other.close();
    }
  });

  // Last in the file: its clock goes on for all.
  it('is swept a day after it began, and an hour after it was used', async () => {
    const bytes = textOf(5_000);
    const used = await whole(bytes);
    const file = (await intoFolder(used)).body[0];
    const { id } = await start(bytes);
    await send(id, bytes);
    const all = (await parts()).length;
    app.travel(2 * 3_600_000);
    await app.outbox.drain();
    expect((await parts()).length).toBeLessThan(all);
    expect((await app.call('getUpload', { token, params: { id } })).body.received).toBe(bytes.length);
    app.travel(23 * 3_600_000);
    expect((await app.call('getUpload', { token, params: { id } })).status).toBe(404);
    expect((await send(id, bytes)).status).toBe(404);
    await partsLeft(0);
    expect(await Promise.all([rows(id), rows(used)])).toEqual([0, 0]);
    expect(await app.db.$count(storedFiles, eq(storedFiles.id, file?.id ?? ''))).toBe(1);
  });
});
