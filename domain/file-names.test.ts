import { describe, expect, it } from 'vitest';
import { cleanFileName, uniqueFileName } from './file-names.ts';

describe('cleanFileName', () => {
  it.each([
    ['service record.pdf', 'service record.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\car.jpg', 'car.jpg'],
    ['a\u0000b\n.txt', 'ab.txt'],
    ['..', 'file'],
    ['   ', 'file'],
  ])('%j becomes %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });
  it('shortens a long name and keeps its ending', () => {
    const name = cleanFileName(`${'x'.repeat(400)}.pdf`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('.pdf')).toBe(true);
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
    expect(uniqueFileName('.env', ['.env'])).toBe('.env (2)');
  });
  it('stays within 255 characters', () => {
    const long = `${'x'.repeat(251)}.pdf`;
    const next = uniqueFileName(long, [long]);
    expect(next).toHaveLength(255);
    expect(next.endsWith(' (2).pdf')).toBe(true);
  });
});
