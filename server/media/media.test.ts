// Over 300 lines: all of it shares the child processes whose ending and reuse the tests at its end look at.
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { createMedia, MediaError, type Media, type MediaOptions } from './media.ts';
import { mostSheetRows } from '../../domain/file-limits.ts';

const log = { warn: () => {} };
let folder: string;
let media: Media;
const started: Media[] = [];
const start = (options: Partial<MediaOptions> = {}): Media => {
  const made = createMedia({ log, ...options });
  started.push(made);
  return made;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  media = start();
});
afterAll(async () => {
  for (const each of started) await each.close();
  await rm(folder, { recursive: true });
});

let count = 0;
const place = () => join(folder, String((count += 1)));
async function at(content: Uint8Array | string): Promise<string> {
  const path = place();
  await writeFile(path, content);
  return path;
}
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof MediaError ? error.fault : error),
  );
async function clean(bytes: Uint8Array, contentType: string): Promise<Buffer> {
  const [path, cleanPath, previewPath] = [await at(bytes), place(), place()];
  const { isRewritten } = await media.picture('somebody', { path, contentType, cleanPath, previewPath });
  expect((await sharp(previewPath).metadata()).exif).toBeUndefined();
  return readFile(isRewritten ? cleanPath : path);
}

/** Marks that a camera or a person leaves in a picture. */
const owner = 'Owner-Mark-4711';
const exif = {
  IFD0: { Copyright: owner, Artist: owner },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 1/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 1/1 0/1' },
};
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5754' } })
    .withExif(exif)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${owner}</note></x:xmpmeta>`);

describe('a picture is kept without where and by whom it was taken', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg()],
    ['image/png', () => picture().png()],
    ['image/webp', () => picture().webp()],
    ['image/tiff', () => picture().tiff()],
    ['image/avif', () => picture().avif({ effort: 0 })],
  ] as const)('%s', async (contentType, make) => {
    const bytes = await make().toBuffer();
    expect(bytes.includes(owner)).toBe(true);
    const kept = await clean(bytes, contentType);
    expect(kept.includes(owner)).toBe(false);
    const head = await sharp(kept).metadata();
    expect([head.width, head.height]).toEqual([60, 40]);
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[1] ?? 0) - 0x57)).toBeLessThan(4);
  });

  it('image/gif, all its frames', async () => {
    const frames = await Promise.all(
      ['red', 'blue', 'green'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const comment = Buffer.from([0x21, 0xfe, owner.length, ...Buffer.from(owner), 0]);
    const head = 13 + ((bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0);
    const kept = await clean(Buffer.concat([bytes.subarray(0, head), comment, bytes.subarray(head)]), 'image/gif');
    expect(kept.equals(bytes)).toBe(true);
    expect((await sharp(kept).metadata()).pages).toBe(3);
  });

  it('turned as the camera held it, with its colour profile, and nothing behind its end', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .withIccProfile('p3')
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await clean(Buffer.concat([bytes, Buffer.from(owner)]), 'image/jpeg');
    const head = await sharp(kept).metadata();
    expect([head.width, head.height, head.orientation]).toEqual([40, 60, undefined]);
    expect(head.icc).toBeDefined();
    expect(kept.includes(owner)).toBe(false);
  });

  it('and as it came, to the byte, where there is nothing but pixels', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 4, background: 'teal' } })
      .png()
      .toBuffer();
    expect((await clean(bytes, 'image/png')).equals(bytes)).toBe(true);
  });
});

describe('what takes too much is refused', () => {
  const faultOfPicture = async (path: string, contentType: string, by = media) =>
    faultOf(by.picture('somebody', { path, contentType, cleanPath: place(), previewPath: place() }));

  it('more pixels than are taken, from the header alone', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    // The header's checksum, as a maker of bombs would set it.
    const { crc32 } = (await import('node:zlib')) as { crc32?: (data: Uint8Array) => number };
    if (crc32) bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    const before = performance.now();
    expect(['pixels', 'unreadable']).toContain(await faultOfPicture(await at(bytes), 'image/png'));
    expect(performance.now() - before).toBeLessThan(10_000);
    const tall = await sharp({ create: { width: 9100, height: 9100, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    expect(await faultOfPicture(await at(tall), 'image/png')).toBe('pixels');
  });

  it('more frames than are taken', async () => {
    const frame = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const bytes = await sharp(
      Array.from({ length: 201 }, () => frame),
      { join: { animated: true } },
    )
      .gif({ keepDuplicateFrames: true })
      .toBuffer();
    expect(await faultOfPicture(await at(bytes), 'image/gif')).toBe('frames');
  });

  it('what is no picture inside', async () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif'])
      expect(await faultOfPicture(await at('\u00ff\u00d8 nothing of the kind'), type)).toBe('unreadable');
  });

  it.skipIf(process.platform !== 'linux')('what there is no room for', async () => {
    const bytes = {
      jpeg: await picture().jpeg().toBuffer(),
      webp: await picture().webp().toBuffer(),
      png: await picture().png().toBuffer(),
      avif: await picture().avif().toBuffer(),
    };
    const work = ([type, content]: [string, Buffer]) =>
      at(content).then((path) =>
        // The system's own full device.
        media.picture('somebody', { path, contentType: `image/${type}`, cleanPath: '/dev/full', previewPath: '/dev/full' }),
      );
    for (const each of Object.entries(bytes)) expect([each[0], await faultOf(work(each))]).toEqual([each[0], 'space']);
  });

  it('memory beyond the limit ends the child, not the server, and the next file has another', async () => {
    const small = start({ mostMemory: 60 * 1_048_576 });
    const large = await at(
      await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    expect(await faultOfPicture(large, 'image/png', small)).toBe('memory');
    expect(small.pid()).toBeUndefined();
    const usual = start();
    expect(await faultOfPicture(large, 'image/png', usual)).toBe('none');
  });

  it('time beyond the limit likewise', async () => {
    const hasty = start({ mostTime: 1 });
    expect(await faultOfPicture(await at(await picture().png().toBuffer()), 'image/png', hasty)).toBe('time');
  });

  it('a child that dies fails one call, and the next one works', async () => {
    const mortal = start();
    const bytes = await picture().png().toBuffer();
    expect(await faultOfPicture(await at(bytes), 'image/png', mortal)).toBe('none');
    const pid = mortal.pid();
    const large = faultOfPicture(
      await at(
        await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
      ),
      'image/png',
      mortal,
    );
    process.kill(pid ?? 0, 'SIGKILL');
    expect(['died', 'none']).toContain(await large);
    expect(await faultOfPicture(await at(bytes), 'image/png', mortal)).toBe('none');
    expect(mortal.pid()).not.toBe(pid);
  });

  it('what waits too long for its turn', async () => {
    const queue = start({ mostWait: 1 });
    const path = await at(
      await sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    const faults = await Promise.all([1, 2, 3].map(() => faultOfPicture(path, 'image/png', queue)));
    // Which of the three is first is the machine's choice.
    expect(faults.toSorted()).toEqual(['busy', 'busy', 'none']);
  });
});

it('files of different people take turns', async () => {
  const fair = start();
  const path = await at(await picture().png().toBuffer());
  const order: string[] = [];
  const by = async (person: string) => {
    await fair.picture(person, { path, contentType: 'image/png', cleanPath: place(), previewPath: place() });
    order.push(person);
  };
  await Promise.all(['many', 'many', 'many', 'many', 'one'].map(by));
  expect(order.indexOf('one')).toBeLessThan(3);
});

it('a child without work ends', async () => {
  const brief = start({ idleAfter: 50 });
  const path = await at('url\nhttps://cars.example/1');
  await brief.sheet('somebody', path);
  const pid = brief.pid();
  expect(pid).toBeDefined();
  while (brief.pid() !== undefined) await new Promise(setImmediate);
  await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), { timeout: 10_000 });
});

/** A workbook with these parts. */
async function workbook(parts: Readonly<Record<string, string | Readable>>): Promise<string> {
  const zip = new ZipFile();
  const fixed: Record<string, string | Readable> = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Links" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ...parts,
  };
  for (const [name, content] of Object.entries(fixed)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name);
    else zip.addReadStream(content, name);
  }
  zip.end();
  const path = place();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}
const row = (number: number, text: string) => `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
function* repeated(text: string, times: number): Generator<string> {
  for (let index = 0; index < times; index += 1) yield text;
}

describe('a sheet', () => {
  it('is read as text, whatever its cells are', async () => {
    const path = await workbook({
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      'xl/sharedStrings.xml':
        '<sst><si><t>url</t></si><si><r><t>ti</t></r><r><t>tle</t></r><rPh><t>spoken</t></rPh></si><si><t>5 &lt; 6 &amp; 車</t></si></sst>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
        <row r="3"><c r="A3"><v>37480.5</v></c><c r="B3" s="1"><v>45983</v></c><c r="C3" s="2"><v>45983</v></c><c r="D3" t="b"><v>1</v></c><c r="E3" t="str"><f>A1</f><v>done</v></c><c r="F3" t="s"><v>2</v></c></row>
        <row r="9"><c r="A9" s="1"/></row></sheetData></worksheet>`,
    });
    expect(await media.sheet('somebody', path)).toEqual([['url', '', 'title'], [], ['37480.5', '2025-11-22', '2025-11-22', 'true', 'done', '5 < 6 & 車']]);
  });

  it('that unpacks to 400 MB is refused without unpacking it, also when it lies about its size', async () => {
    const filler = `<row r="2"><c r="A2" t="inlineStr"><is><t>${' '.repeat(1_000_000)}</t></is></c></row>`;
    const path = await workbook({ 'xl/worksheets/sheet1.xml': Readable.from(repeated(filler, 400)) });
    expect(await faultOf(media.sheet('somebody', path))).toBe('inflated');
    const bytes = await readFile(path);
    const mark = Buffer.from('xl/worksheets/sheet1.xml');
    const central = bytes.lastIndexOf(mark) - 46;
    bytes.writeUInt32LE(1000, central + 24);
    expect(['inflated', 'unreadable']).toContain(await faultOf(media.sheet('somebody', await at(bytes))));
  });

  it('of more rows than are taken is refused at the first one too many', async () => {
    const rows = (last: number) => Array.from({ length: last }, (_, index) => row(index + 1, 'x')).join('');
    const sheet = (data: string) => workbook({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data}</sheetData></worksheet>` });
    expect(await media.sheet('somebody', await sheet(rows(mostSheetRows + 1)))).toHaveLength(mostSheetRows + 1);
    expect(await faultOf(media.sheet('somebody', await sheet(rows(mostSheetRows + 2))))).toBe('rows');
    expect(await faultOf(media.sheet('somebody', await sheet(row(1, 'url') + row(1_048_576, 'far below'))))).toBe('rows');
    const lines = (many: number) => at(`url\n${'https://cars.example/1\n'.repeat(many)}`);
    expect(await media.sheet('somebody', await lines(mostSheetRows))).toHaveLength(mostSheetRows + 1);
    expect(await faultOf(media.sheet('somebody', await lines(mostSheetRows + 1)))).toBe('rows');
    expect(await faultOf(media.sheet('somebody', await lines(1_000_000)))).toBe('rows');
  });

  it('that is no sheet, or expands its own entities, is refused', async () => {
    const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData>${row(1, '&b;')}</sheetData></worksheet>`;
    expect(await faultOf(media.sheet('somebody', await workbook({ 'xl/worksheets/sheet1.xml': laughs })))).toBe('unreadable');
    expect(await faultOf(media.sheet('somebody', await workbook({})))).toBe('unreadable');
    expect(await faultOf(media.sheet('somebody', await at('PK, but nothing more')))).toBe('unreadable');
    expect(await faultOf(media.sheet('somebody', await at('url\0\n')))).toBe('unreadable');
  });

  it.each([',', ';', '\t'])('of text has its cells parted by %j', async (mark) => {
    expect(await media.sheet('somebody', await at(`\ufeffurl${mark}title\r\nhttps://cars.example/1${mark}"A ${mark} B"\r\n`))).toEqual([
      ['url', 'title'],
      ['https://cars.example/1', `A ${mark} B`],
    ]);
  });
});

it('the child knows nothing of the server', async () => {
  process.env['FORECOURT_TEST_SECRET'] = 'never told';
  const own = start();
  await own.sheet('somebody', await at('url\nx'));
  const environment = await readFile(`/proc/${own.pid() ?? 0}/environ`, 'utf8').catch(() => '');
  expect(environment).not.toContain('never told');
  delete process.env['FORECOURT_TEST_SECRET'];
});

it('a file that comes while an idle child is being ended gets another', async () => {
  const brief = start({ idleAfter: 0 });
  const path = await at('url\nhttps://cars.example/1');
  const faults: unknown[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    faults.push(await faultOf(brief.sheet('somebody', path)));
    // Between the idle limit and the child's last breath.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(faults).toEqual(['none', 'none', 'none']);
});
