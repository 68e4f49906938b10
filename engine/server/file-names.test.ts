import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { cleanFileName, fileTypes, fittingFileName, uniqueFileName } from './file-names.ts';
import { keptText } from '../contract/text-rules.ts';

const bytes = (text: string) => Buffer.byteLength(text);
/** What people and attackers call their files: any text, mixed with the pieces that systems give a meaning to. */
const pieces = [
  '..',
  '.',
  '/',
  '\\',
  ':',
  'C:',
  'a:',
  ' ',
  '\u0000',
  '\n',
  '\u202e',
  '\u200b',
  '\u200d',
  '\u200f',
  '\u0301',
  '\ufeff',
  '\ud800',
  'CON',
  'nul',
  'COM1',
  '.txt',
  '*',
  '?',
  'é',
  'é',
  '車',
  '🚗',
  '"',
  "'",
  '%',
];
const anyName = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 40 }).map((parts) => parts.join(''));
const anyLength = fc.oneof(
  anyName,
  anyName.map((name) => `${name}${'車'.repeat(200)}.pdf`),
);

describe('cleanFileName', () => {
  it.each([
    ['service record.pdf', 'service record.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\car.jpg', 'car.jpg'],
    ['a\u0000b\n.txt', 'ab.txt'],
    ['a:b.txt', 'a-b.txt'],
    ['C:car.jpg', 'C-car.jpg'],
    ['.htaccess', 'htaccess'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\ufeffquote\u200b.pdf', 'quote.pdf'],
    ['half\ud83d.txt', 'half.txt'],
    ['می‌خواهم.pdf', 'می‌خواهم.pdf'],
    ['👩‍👩‍👧.jpg', '👩‍👩‍👧.jpg'],
    ['.\u200dab\u200e.', 'ab'],
    ['Rene\n\u0301.txt', 'René.txt'],
    ['CON.txt', '_CON.txt'],
    ['nul', '_nul'],
    ['console.txt', 'console.txt'],
    ['what? "now" <1>|*.txt', 'what- -now- -1---.txt'],
    ['report.txt. . ', 'report.txt'],
    ['..', 'file'],
    ['   ', 'file'],
    ['', 'file'],
  ])('%j becomes %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  it('shortens a long name by its bytes and keeps its ending', () => {
    for (const letter of ['x', '車', '🚗']) {
      const name = cleanFileName(`${letter.repeat(400)}.pdf`);
      expect(bytes(name)).toBeGreaterThan(245);
      expect(bytes(name)).toBeLessThanOrEqual(255);
      expect(name.endsWith(`${letter}.pdf`)).toBe(true);
    }
  });

  it('leaves nothing of any name that a system gives a meaning to, and a clean name as it is', () => {
    fc.assert(
      fc.property(anyLength, (sent) => {
        const name = cleanFileName(sent);
        expect(name).toMatch(/^[^\s.].*$/u);
        expect(name).not.toMatch(/[\t\n\\/:*?"<>|]|[\s.]$/u);
        expect(keptText(name), 'one list for names and texts').toBe(name);
        expect(bytes(name)).toBeLessThanOrEqual(255);
        expect(encodeURIComponent(name).length).toBeGreaterThan(0);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });

  it('whatever comes of it can be archived, and saved under its name', async () => {
    const names: string[] = [];
    for (const sent of fc.sample(anyLength, 150)) names.push(uniqueFileName(cleanFileName(sent), names));
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-names-'));
    const zip = new ZipFile();
    for (const name of names) {
      zip.addBuffer(Buffer.from('x'), name);
      await writeFile(join(folder, name), 'x');
    }
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(join(folder, 'all')));
    expect((await readdir(folder)).filter((name) => name !== 'all').toSorted()).toEqual(names.filter((name) => name !== 'all').toSorted());
    await rm(folder, { recursive: true });
  });
});

describe('uniqueFileName', () => {
  it('keeps a free name', () => {
    expect(uniqueFileName('name.pdf', ['other.pdf'])).toBe('name.pdf');
  });
  it('counts up from two, whatever the case', () => {
    expect(uniqueFileName('name.pdf', ['Name.pdf'])).toBe('name (2).pdf');
    expect(uniqueFileName('name.pdf', ['name.pdf', 'name (2).pdf'])).toBe('name (3).pdf');
  });
  it('numbers a name without an ending', () => {
    expect(uniqueFileName('README', ['README'])).toBe('README (2)');
  });
  it('stays within 255 bytes', () => {
    const long = `${'車'.repeat(83)}.pdf`;
    const next = uniqueFileName(long, [long]);
    expect(bytes(next)).toBeLessThanOrEqual(255);
    expect(next.endsWith('車 (2).pdf')).toBe(true);
  });
});

describe('fittingFileName', () => {
  it.each([
    ['page.html', 'text/plain', 'page.html.txt'],
    ['drawing.svg', 'text/plain', 'drawing.svg.txt'],
    ['run.js', 'text/plain', 'run.js.txt'],
    ['notes.md', 'text/plain', 'notes.md'],
    ['notes', 'text/plain', 'notes.txt'],
    ['links.CSV', 'text/csv', 'links.CSV'],
    ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['photo.heic', 'image/png', 'photo.heic.png'],
  ])('%j of %s is %j', (name, type, fitting) => {
    expect(fittingFileName(name, type)).toBe(fitting);
  });

  it('every type has an ending, within the length, and a fitting name stays', () => {
    fc.assert(
      fc.property(anyLength, fc.constantFrom(...fileTypes), (sent, type) => {
        const fitting = fittingFileName(cleanFileName(sent), type);
        expect(fitting).toMatch(/\.[a-z]{2,5}$/i);
        expect(bytes(fitting)).toBeLessThanOrEqual(255);
        expect(fittingFileName(fitting, type)).toBe(fitting);
        expect(cleanFileName(fitting)).toBe(fitting);
      }),
    );
  });
});
