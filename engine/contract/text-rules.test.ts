import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, fitText, keptText, textLength } from './text-rules.ts';

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', ' ', '\n', '\t', '\r', '\ufeff', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2066', '\u0301', 'e', '\0', '\u0085', '\ud83d'),
    fc.constantFrom('😀', '\u{1f3f4}', '\u{e0067}', '\u{e007f}', 'ß', 'क', '\uffff', '\u00ad'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('a text as it is kept', () => {
  it.each([
    ['\ufeffab', 'ab'],
    ['a\u200bb\u2060', 'ab'],
    ['\u202d+1 614 555 0100\u202c', '+1 614 555 0100'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['\u2067a\u2069', 'a'],
    ['\u200dab\u200c', 'ab'],
    ['Rene\u0301', 'Ren\u00e9'],
    ['e\u200b\u0301', '\u00e9'],
    ['one\r\ntwo\rthree\u2028four\u000bfive', 'one\ntwo\nthree\nfour\nfive'],
    ['a\u{e0041}\u{e0042}', 'a'],
    ['\ufeff', ''],
  ])('%j is kept as %j', (sent, kept) => {
    expect(keptText(sent)).toBe(kept);
  });

  it.each([
    ['a family', '👩‍👩‍👧'],
    ['a flag made of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a heart with its variation', '❤️'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['Hebrew with a mark', 'שלום\u200e, world'],
    ['lines and tabs', 'one\n\ttwo\n'],
    ['spaces at the ends', ' a '],
  ])('%s stays as it is', (_words, text) => {
    expect(keptText(text)).toBe(text);
  });

  it.each(['\0', 'a\u0001', '\u007f', '\u009b', '\u001b[31m', '\ud83d', '\udc00a', '\uffff', '\u{1fffe}'])('%j is refused', (text) => {
    expect(keptText(text)).toBeUndefined();
    expect(keptText(`before ${text} after`)).toBeUndefined();
  });

  it('stays as it is when it comes again, and never holds what is not kept', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = keptText(text);
        if (kept === undefined) return;
        expect(keptText(kept)).toBe(kept);
        expect(kept).not.toMatch(/[\ufeff\u200b\u202a-\u202e\u2066-\u2069\r]/);
        expect(kept).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  it('is kept of a name whatever it holds', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const fit = fitText(text);
        expect(keptText(fit)).toBe(fit);
      }),
    );
  });
});

describe('the length of a text', () => {
  it('counts characters, not their halves, of what is kept', () => {
    expect(textLength('😀😀')).toBe(2);
    expect(textLength('\ufeffab')).toBe(2);
    expect(textLength('e\u0301')).toBe(1);
  });

  it('is never cut through a character', () => {
    expect(cutText('a😀b', 2)).toBe('a😀');
    expect(cutText('abc', 3)).toBe('abc');
  });
});
