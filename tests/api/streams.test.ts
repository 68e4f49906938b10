// Bytes on their way to a receiver: whatever vanishes, breaks or leaves half-way, nobody else notices (an error without an
// owner would end the process, and with it this file of tests).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedFiles } from '../../server/db/schema.ts';
import { createFolderFiles } from '../../server/ports/files/disk.ts';
import { MissingBytesError, type FilesPort } from '../../server/ports/files/files.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { unzip } from '../support/unzip.ts';
import type { CaseWorld } from './cases/case.ts';
import { folderOf } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

/** A storage whose reading a test replaces. */
class Storage {
  readonly #disk: FilesPort;
  read: FilesPort['read'];
  constructor(folder: string) {
    this.#disk = createFolderFiles(folder);
    this.read = this.#disk.read;
  }
  readonly port: FilesPort = {
    putFile: (...given) => this.#disk.putFile(...given),
    putBytes: (...given) => this.#disk.putBytes(...given),
    read: (key) => this.read(key),
    size: (key) => this.#disk.size(key),
    remove: (key) => this.#disk.remove(key),
  };
  usual(): void {
    this.read = this.#disk.read;
  }
}

let app: TestApp;
let world: CaseWorld;
let storage: Storage;
let folder: string;
let place: string;
const logged: string[] = [];
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'forecourt-streams-'));
  storage = new Storage(place);
  const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  app = await startApp({ services: { files: storage.port, log } });
  world = await caseWorld(app);
  folder = await folderOf(world, world.users.client);
  // What the demo put there lies in another storage.
  await app.db.delete(storedFiles).where(eq(storedFiles.folder_id, folder));
});
afterAll(async () => {
  await app.close();
  await rm(place, { recursive: true });
});
beforeEach(() => {
  logged.length = 0;
});

/** Puts files into the client's folder. @returns the key of each, by name */
async function put(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  await app.db.delete(storedFiles).where(eq(storedFiles.folder_id, folder));
  const form = new FormData();
  for (const [name, text] of Object.entries(files)) form.append('files', new Blob([text]), name);
  const answer = await app.call('uploadFolderFiles', { token: world.tokens.client, params: { id: folder }, form });
  expect(answer.status).toBe(201);
  const rows = await app.db.select({ name: storedFiles.file_name, key: storedFiles.storage_key }).from(storedFiles).where(eq(storedFiles.folder_id, folder));
  return Object.fromEntries(rows.map(({ name, key }) => [name, key]));
}
async function archive(): Promise<Response> {
  const { body } = await app.call('getFolderArchive', { token: world.tokens.client, params: { id: folder } });
  return app.fetch(body.url);
}
async function content(name: string): Promise<Response> {
  const [row] = await app.db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.folder_id, folder), eq(storedFiles.file_name, name)));
  const { body } = await app.call('getFileAddress', { token: world.tokens.client, params: { id: row?.id } });
  return app.fetch(body.url);
}
const unzipped = async (response: Response) => unzip(new Uint8Array(await response.arrayBuffer()));
/** How fetch says that an answer ended before it was whole. */
const broken = /terminated|fetch failed|mismatch|other side closed/;
const isAlive = async () => (await app.fetch('/healthz')).status;
const large = 'All of it, line by line.\n'.repeat(500_000);

/** So much of a text, and then the line is cut. */
async function* cutAfter(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  await new Promise(setImmediate);
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
}

describe('an archive', () => {
  it('whose file is deleted while it is read slowly ends with a note that names it', async () => {
    const keys = await put({ '000.txt': large, 'zzz.txt': 'The last one.' });
    const response = await archive();
    const reader = response.body?.getReader();
    const first = await reader?.read();
    await app.services.files.remove(keys['zzz.txt'] ?? '');
    const chunks: Uint8Array[] = [first?.value ?? new Uint8Array()];
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) chunks.push(next.value);
    const entries = await unzip(Buffer.concat(chunks));
    expect([...entries.keys()]).toEqual(['000.txt', 'MISSING.txt']);
    expect(entries.get('000.txt')).toBe(large);
    expect(entries.get('MISSING.txt')).toContain('zzz.txt: not included');
    expect(await isAlive()).toBe(200);
  });

  it.each([
    ['refuses', (): Promise<Readable> => Promise.reject(new Error('connect ECONNREFUSED')), ['a.txt', 'c.txt', 'MISSING.txt'], 'b.txt: not included'],
    ['has lost it', (): Promise<Readable> => Promise.reject(new MissingBytesError('b')), ['a.txt', 'c.txt', 'MISSING.txt'], 'b.txt: not included'],
    [
      'breaks off in the middle',
      () => Promise.resolve(Readable.from(cutAfter('so far'))),
      ['a.txt', 'b.txt', 'c.txt', 'MISSING.txt'],
      'b.txt: cut short, do not use it',
    ],
    [
      'breaks before the first byte',
      () => Promise.resolve(new Readable({ construct: (done) => done(new Error('EIO')) })),
      ['a.txt', 'b.txt', 'c.txt', 'MISSING.txt'],
      'b.txt: cut short, do not use it',
    ],
  ])('of a storage that %s for one file holds the others', async (_how, read, names, note) => {
    const keys = await put({ 'a.txt': 'one', 'b.txt': 'two', 'c.txt': 'three' });
    storage.read = (key) => (key === keys['b.txt'] ? read() : createRead(key));
    const entries = await unzipped(await archive());
    storage.usual();
    expect([...entries.keys()]).toEqual(names);
    expect([entries.get('a.txt'), entries.get('c.txt')]).toEqual(['one', 'three']);
    expect(entries.get('MISSING.txt')).toContain(note);
    expect(logged.filter((line) => line.includes('a file of an archive could not be read'))).toHaveLength(1);
    expect(await isAlive()).toBe(200);
  });

  it('of a storage that is away altogether says so of every file', async () => {
    await put({ 'a.txt': 'one', 'b.txt': 'two' });
    storage.read = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const entries = await unzipped(await archive());
    storage.usual();
    expect([...entries.keys()]).toEqual(['MISSING.txt']);
    expect(entries.get('MISSING.txt')).toMatch(/a\.txt: not included\r\nb\.txt: not included/);
  });

  it('whose receiver leaves closes the file it was reading', async () => {
    await put({ '000.txt': large, '001.txt': 'not asked for any more' });
    const opened: Readable[] = [];
    storage.read = async (key) => {
      const source = await createRead(key);
      opened.push(source);
      return source;
    };
    const leaving = new AbortController();
    const { body } = await app.call('getFolderArchive', { token: world.tokens.client, params: { id: folder } });
    const response = await fetch(`${app.url}${body.url}`, { signal: leaving.signal });
    await response.body?.getReader().read();
    const [source] = opened;
    if (!source) throw new Error('Nothing was opened.');
    const closed = new Promise((resolve) => {
      source.once('close', resolve);
    });
    leaving.abort();
    await closed;
    storage.usual();
    expect(opened).toHaveLength(1);
    expect(logged).toEqual([]);
    expect(await isAlive()).toBe(200);
  });

  it('takes names from before the rules for them', async () => {
    const keys = await put({ 'first.txt': 'one', 'second.txt': 'two', 'third.txt': 'three' });
    const rename = (name: string, key = '') => app.db.update(storedFiles).set({ file_name: name }).where(eq(storedFiles.storage_key, key));
    await rename('a:b.txt', keys['first.txt']);
    await rename('../a-b.html', keys['second.txt']);
    await rename('MISSING.txt', keys['third.txt']);
    const entries = await unzipped(await archive());
    expect(Object.fromEntries(entries)).toEqual({ 'a-b.html.txt': 'two', 'MISSING (2).txt': 'three', 'a-b.txt': 'one' });
  });
});

const createRead = (key: string): Promise<Readable> => {
  const present = storage.read;
  storage.usual();
  const reading = storage.read(key);
  storage.read = present;
  return reading;
};

describe('the content of a file', () => {
  it('whose bytes are lost is told as such', async () => {
    const keys = await put({ 'lost.txt': 'Here for now.' });
    await app.services.files.remove(keys['lost.txt'] ?? '');
    const answer = await content('lost.txt');
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ detail: 'We can no longer read this file. Ask for it to be sent again.' });
    expect(await isAlive()).toBe(200);
  });

  it.each([
    ['that break off', () => Readable.from(cutAfter('Half of '))],
    ['that are fewer than there were', () => Readable.from([Buffer.from('Half of ')])],
    ['that are more than there were', () => Readable.from([Buffer.from('Much more than it was when it came.')])],
  ])('with bytes %s is a broken download, never a short file', async (_how, stream) => {
    await put({ 'half.txt': 'Half of it only.' });
    storage.read = () => Promise.resolve(stream());
    await expect(content('half.txt').then((answer) => answer.text())).rejects.toThrow(broken);
    storage.usual();
    expect(logged.filter((line) => line.includes('an answer broke off half-way'))).toHaveLength(1);
    expect(await isAlive()).toBe(200);
  });
});

describe('an export', () => {
  it.each(['identity', 'gzip'])('whose table goes away half-way is a broken download (%s)', async (encoding) => {
    // Made of the most different texts there are, it would take longer to fill than the test.
    await app.db.execute(sql`drop index if exists support_requests_search`);
    await app.db.execute(sql`insert into support_requests (id, created_at, name, email, topic, message, answer_by)
      select gen_random_uuid(), now(), 'Asker', 'asker@mailhaven.example', 'other', (select string_agg(md5((n * i)::text), '') from generate_series(1, 60) i), now() from generate_series(1, 8000) n`);
    const { body } = await app.call('getExportAddress', { token: world.tokens.admin, params: { resource: 'support-requests' } });
    const response = await app.fetch(body.url, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(200);
    await app.db.execute(sql`alter table support_requests rename to gone`);
    await expect(response.text()).rejects.toThrow(broken);
    expect(logged.filter((line) => line.includes('an answer broke off half-way'))).toHaveLength(1);
    await app.db.execute(sql`alter table gone rename to support_requests`);
    await app.db.execute(sql`delete from support_requests where name = 'Asker'`);
    expect(await isAlive()).toBe(200);
  });
});
