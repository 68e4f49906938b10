// Files on their way in: in three steps, within limits, and without what nobody meant to send.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileTypes } from '../../engine/server/file-names.ts';
import { roomOfClient, roomUnclaimed } from '../../domain/file-limits.ts';
import { contract } from '../../server/contract.ts';
import { clientFolders, outbox, storedFiles } from '../../server/db/schema.ts';
import { createFolderFiles } from '../../server/ports/files/disk.ts';
import type { FilesPort } from '../../server/ports/files/files.ts';
import { ProviderUnavailable } from '../../server/ports/outside.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeAccount } from './cases/accounts.ts';
import { fileForm, folderOf } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let place: string;
let folder: string;
/** What the storage does before it takes bytes. */
let beforePut: (key: string) => Promise<void>;
const usually = () => Promise.resolve();
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'forecourt-uploads-'));
  const disk = createFolderFiles(place);
  const files: FilesPort = {
    ...disk,
    putFile: async (...given) => {
      await beforePut(given[0]);
      await disk.putFile(...given);
    },
  };
  beforePut = usually;
  app = await startApp({ services: { files } });
  world = await caseWorld(app);
  folder = await folderOf(world, world.users.client);
});
afterAll(async () => {
  await app.close();
  await rm(place, { recursive: true });
});

const kept = () => readdir(place);
/** Clean-ups of uploads that are on their way. */
const waiting = () =>
  app.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(like(outbox.dedupe_key, 'upload:%'), isNull(outbox.done_at)));
const upload = (form: FormData) => app.call('uploadFolderFiles', { token: world.tokens.client, params: { id: folder }, form });
const settled = (isTrue: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      await app.outbox.drain();
      expect(await isTrue()).toBe(true);
    },
    { timeout: 50_000 },
  );

describe('an upload', () => {
  it('waits for its storage outside of any transaction: others read and write meanwhile', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isPutting = () => {};
    const putting = new Promise<void>((resolve) => {
      isPutting = resolve;
    });
    beforePut = () => {
      isPutting();
      return held;
    };
    const uploading = upload(fileForm('files', 'slow.txt'));
    await putting;
    // On the embedded engine an open transaction would hold up each of these.
    const display = await app.call('updateFolderDisplay', { token: world.tokens.employee, params: { id: folder }, body: { is_displayed: true } });
    expect([display.status, (await app.call('listFolderFiles', { token: world.tokens.client, params: { id: folder } })).status]).toEqual([200, 200]);
    expect(await waiting()).toHaveLength(1);
    beforePut = usually;
    goOn();
    expect((await uploading).status).toBe(201);
    // The rows have taken the clean-up back.
    expect(await waiting()).toEqual([]);
  });

  it('is taken beside others into the same folder, by the client and by staff', async () => {
    const { client, employee, admin } = world.tokens;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app.call('uploadFolderFiles', { token: [client, employee, admin][index % 3], params: { id: folder }, form: fileForm('files', 'at-once.txt') }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.flatMap(({ body }) => body.map(({ file_name }) => file_name))).size).toBe(12);
  });

  it('whose storage is away is told so, and leaves nothing', async () => {
    const before = await kept();
    beforePut = () => Promise.reject(new ProviderUnavailable('files', 'putFile', 'slow', true));
    for (const answer of [
      await upload(fileForm('files', 'away.txt')),
      await app.call('uploadFile', { token: world.tokens.client, form: fileForm('file', 'away.txt', { purpose: 'chat' }) }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.problem.detail).toBe('Files can’t be saved right now; nothing was lost. Try again in a minute.');
    }
    beforePut = usually;
    expect(await app.db.$count(storedFiles, eq(storedFiles.file_name, 'away.txt'))).toBe(0);
    expect(await kept()).toEqual(before);
  });

  it('whose second file is not stored leaves neither row nor bytes of the first', async () => {
    const before = (await kept()).length;
    const form = fileForm('files', 'first.txt');
    form.append('files', new Blob(['The second.']), 'second.txt');
    let puts = 0;
    beforePut = () => {
      puts += 1;
      return puts === 2 ? Promise.reject(new ProviderUnavailable('files', 'putFile', 'down', false)) : Promise.resolve();
    };
    expect((await upload(form)).status).toBe(503);
    beforePut = usually;
    await settled(async () => (await kept()).length === before);
    expect(await app.db.$count(storedFiles, eq(storedFiles.file_name, 'first.txt'))).toBe(0);
  });

  it('that was cut off with its process is cleaned up within the hour', async () => {
    const before = (await kept()).length;
    // The process dies between the storing and the settling: the bytes are there, and nobody will ever settle.
    let end = (_error: Error) => {};
    // Waited for at the store itself: its clean-up is recorded earlier, and the next put is to be this one.
    let cut: Promise<{ status: number }> = Promise.resolve({ status: 0 });
    const key = await new Promise<string>((reached) => {
      beforePut = (putting) =>
        new Promise((_resolve, reject) => {
          end = reject;
          reached(putting);
        });
      cut = upload(fileForm('files', 'cut.txt'));
    });
    beforePut = usually;
    await app.services.files.putBytes(key, Buffer.from('left behind'), 'text/plain');
    expect((await kept()).length).toBe(before + 1);
    app.travel(3_600_001);
    await settled(async () => (await kept()).length === before);
    app.travel(-3_600_001);
    end(new ProviderUnavailable('files', 'putFile', 'slow', true));
    expect((await cut).status).toBe(503);
  });
});

describe('a picture', () => {
  it('loses where it was taken, by whichever way it comes', async () => {
    const owner = 'Owner-Mark-4711';
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Artist: owner }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 1/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(owner)).toBe(true);
    const form = (field: string, more: Readonly<Record<string, string>> = {}) => {
      const made = new FormData();
      for (const [key, value] of Object.entries(more)) made.append(key, value);
      made.append(field, new Blob([new Uint8Array(bytes)]), 'Car.JPG');
      return made;
    };
    const [inFolder] = (await upload(form('files'))).body;
    const avatar = (await app.call('uploadFile', { token: world.tokens.client, form: form('file', { purpose: 'avatar' }) })).body;
    const listing = (await app.call('createListing', { token: world.tokens.employee, form: form('photo_files', { title: 'A car' }) })).body;
    for (const url of [
      ...(await Promise.all([inFolder?.id, avatar.id].map((id) => app.call('getFileAddress', { token: world.tokens.client, params: { id } })))).map(
        ({ body }) => body.url,
      ),
      listing.photos?.[0]?.url ?? '',
    ]) {
      const answer = await app.fetch(url);
      const content = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type'), content.includes(owner)]).toEqual([200, 'image/jpeg', false]);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('as %s has its small copy, which every browser shows', async (format) => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), `car.${format}`);
    const [file] = (await upload(form)).body;
    expect(file).toMatchObject({ content_type: `image/${format}`, has_preview: true });
    const { body } = await app.call('getFileAddress', { token: world.tokens.client, params: { id: file?.id }, query: { variant: 'preview' } });
    expect((await app.fetch(body.url)).headers.get('content-type')).toBe('image/webp');
  });

  it.each(['heic', 'heix', 'hevc', 'mif1'])('of an iPhone (%s) is refused with what to do, whatever it is called and wherever it is sent', async (brand) => {
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`), Buffer.alloc(200, 7)]);
    for (const name of ['IMG_4711.HEIC', 'photo.jpg']) {
      const form = (field: string, more: Readonly<Record<string, string>> = {}) => {
        const made = new FormData();
        for (const [key, value] of Object.entries(more)) made.append(key, value);
        made.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/heic' }), name);
        return made;
      };
      const told =
        `We can’t take ${name}: it’s a HEIC photo. On an iPhone choose Settings, Camera, Formats, Most Compatible for new ones, ` +
        'or send this one as a JPEG.';
      const { client: token } = world.tokens;
      for (const { status, problem } of [
        await upload(form('files')),
        await app.call('uploadFile', { token, form: form('file', { purpose: 'chat' }) }),
        await app.call('createListing', { token: world.tokens.employee, form: form('photo_files', { title: 'A car' }) }),
      ])
        expect([status, Object.values(problem.errors ?? {})]).toEqual([422, [told]]);
    }
  });

  it('of more pixels than are taken is refused at its field', async () => {
    const bytes = await sharp({ create: { width: 9100, height: 9100, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), 'huge.png');
    const answer = await upload(form);
    expect([answer.status, answer.problem.errors]).toEqual([422, { files: 'huge.png has more than 80 megapixels. Send a smaller copy.' }]);
  });
});

describe('room', () => {
  it('ends for a client with their files, also for several uploads at once', async () => {
    const client = await makeAccount(world, 'client');
    const token = await app.signIn(client.email);
    const [made] = await app.db.insert(clientFolders).values({ client_id: client.id, name: 'Full' }).returning({ id: clientFolders.id });
    const id = made?.id ?? '';
    await app.db.insert(storedFiles).values({
      purpose: 'folder',
      uploaded_by: world.users.admin,
      client_id: client.id,
      folder_id: id,
      file_name: 'large.bin',
      content_type: 'application/pdf',
      size: roomOfClient.bytes - 30,
      storage_key: `room-of-${client.id}`,
    });
    // Each is of 12 bytes: two find room.
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('uploadFolderFiles', { token, params: { id }, form: fileForm('files') })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe('You’re out of space: 1,000 files or 1 GB. Delete some, then upload again.');
    const byStaff = await app.call('uploadFolderFiles', { token: world.tokens.admin, params: { id }, form: fileForm('files') });
    expect(byStaff.problem.detail).toBe('This client is out of space: 1,000 files or 1 GB. Delete some, then upload again.');
  });

  it('ends for uploads that nothing takes up', async () => {
    const client = await makeAccount(world, 'client');
    const token = await app.signIn(client.email);
    await app.db.insert(storedFiles).values(
      Array.from({ length: roomUnclaimed.files - 1 }, (_, index) => ({
        purpose: 'chat' as const,
        uploaded_by: client.id,
        client_id: client.id,
        file_name: 'draft.txt',
        content_type: 'text/plain',
        size: 1,
        storage_key: `draft-${index}-${client.id}`,
      })),
    );
    const send = () => app.call('uploadFile', { token, form: fileForm('file', 'note.txt', { purpose: 'chat' }) });
    expect([(await send()).status, (await send()).status]).toEqual([201, 409]);
  });
});

it('every type of file that is kept is one the contract declares', () => {
  const { get } = contract.paths['/files/{id}/content'] as unknown as { get: { responses: { 200: { content: object } } } };
  const declared = Object.keys(get.responses[200].content);
  const isDeclared = (type: string) => declared.some((range) => range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1))));
  expect(fileTypes.filter((type) => !isDeclared(type))).toEqual([]);
});
