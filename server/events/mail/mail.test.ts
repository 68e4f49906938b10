// Every template, in both forms: what it says, to whoever reads it.
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Payload } from '../../outbox/kinds.ts';
import { htmlText, plainText } from '../../ports/mail/layout.ts';
import { catalogue, shippedWords, templates } from './index.ts';
import { filledWords } from './template.ts';

const firm = {
  firm_name: 'Marsh & Sons Autos',
  postal_address: '1 Main Street\nBangor, ME 04401',
  firm_phone: '(207) 555-0100',
  support_address: 'a@b.example',
};
const letters = catalogue.flatMap(({ name, examples }) => examples.map((example) => ({ name, as: example.name, letter: { ...example.letter, firm } })));

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
/** What a person reads of a letter's HTML: its body without tags. */
const readOf = (html: string) =>
  (html.split('<body')[1] ?? '')
    .replace(/^[^>]*>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(letters)('$name, $as', ({ letter }) => {
  it('has a subject of one line and no hole in its words', () => {
    expect(letter.subject).toMatch(/^\S.*\S$/);
    expect(letter.text).toMatch(/\S/);
    for (const form of [letter.subject, plainText(letter), htmlText(letter)]) expect(form).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
  });

  it('speaks of a link only where it is one to open', () => {
    for (const sentence of squeezed(plainText(letter))
      .split(/(?<=[.:?])\s/)
      .filter((one) => /\blinks?\b/i.test(one)))
      expect(sentence).toMatch(/\blink (?:works|we sent)|\b(?:open|with) this link\b/i);
  });

  it('says the same in both forms, in the same order', () => {
    const inText = squeezed(plainText(letter).replace(letter.action ? `${letter.action.label}: ` : '\0', letter.action ? `${letter.action.label} ` : ''));
    expect(squeezed(readOf(htmlText(letter)))).toBe(`Forecourt ${inText}`);
  });

  it('leads to its action and names the firm in both forms', () => {
    for (const form of [plainText(letter), readOf(htmlText(letter))]) {
      for (const part of [letter.action?.url ?? '', 'Marsh & Sons Autos', '1 Main Street', 'Bangor, ME 04401', '(207) 555-0100']) expect(form).toContain(part);
    }
    if (letter.action) expect(htmlText(letter)).toContain(`href="${letter.action.url.replaceAll('&', '&amp;')}"`);
  });

  it('shows what somebody typed as text, wherever it stands', () => {
    const { text, subject, note } = letter;
    const typed = (part: string) => `${part}<script>alert("1")</script>`;
    const table = letter.table?.map(({ label, value }) => ({ label: typed(label), value: typed(value) }));
    const action = letter.action && { label: typed(letter.action.label), url: typed(letter.action.url) };
    const html = htmlText({
      text: typed(text),
      subject: typed(subject),
      ...(note ? { note: typed(note) } : {}),
      ...(table ? { table } : {}),
      ...(action ? { action } : {}),
      firm: { firm_name: typed(firm.firm_name), postal_address: typed(firm.postal_address), firm_phone: typed(firm.firm_phone), support_address: typed('a@b') },
    });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('fetches nothing from anywhere', () => {
    expect(htmlText(letter)).not.toMatch(/<img|<link|src=|url\(|@import/i);
  });
});

it('what a coupon covers speaks of no payment', () => {
  const free = letters.filter(({ as }) => as.includes('covered by a coupon'));
  expect(free.map(({ name }) => name)).toEqual(['welcome', 'purchaseAttached', 'purchaseAttached', 'purchaseWaits', 'receipt']);
  for (const { letter } of free) expect(`${letter.subject} ${plainText(letter)}`).not.toMatch(/\b(pay|paid|payment|card|charged)\b/i);
});

it.each(shippedWords)('$label: filled in again, its words are those of the letter', ({ example, subject, text, fields, needed, name }) => {
  expect(example.changeable?.name).toBe(name);
  expect(filledWords({ subject, text }, example.changeable?.values ?? {})).toEqual({ subject: example.subject, text: example.text });
  for (const field of fields) expect(`${subject} ${text}`).toContain(`{${field}}`);
  for (const field of needed) expect(text).toContain(`{${field}}`);
});

it('a paragraph about what is empty is left out, and a long value is cut in a subject alone', () => {
  const words = { subject: 'On {sentence}', text: 'Hello,\n\nAbout {note}.\n\n{sentence}' };
  const sentence = 'word '.repeat(40).trim();
  const filled = filledWords(words, { note: '', sentence });
  expect(filled.text).toBe(`Hello,\n\n${sentence}`);
  expect(filled.subject).toMatch(/^On word .*…$/);
  expect(filledWords(words, { note: '{sentence}', sentence }).text).toBe(`Hello,\n\nAbout {sentence}.\n\n${sentence}`);
});

it('every letter of more words than its own may be worded, too', () => {
  const of = (name: string) => shippedWords.find((one) => one.name === name);
  expect(of('notification')).toMatchObject({ fields: ['sentence'], subject: '{sentence}', text: '{sentence}' });
  expect(shippedWords.filter(({ name }) => name.startsWith('price-request')).map(({ label }) => label)).toEqual([
    'Price request, first round',
    'Price request, next round',
    'Price request, question',
    'Price request, question in a later round',
    'Price request, reminder',
    'Price request, reminder in a later round',
  ]);
  expect(of('price-request-first-round')?.fields).not.toContain('target');
  expect(of('price-request-next-round')?.subject).toBe('Can you beat {target}? {title}');
});

it('no two changeable letters have one name', () => {
  expect(new Set(shippedWords.map(({ name }) => name)).size).toBe(shippedWords.length);
});

describe('the folder', () => {
  it('has each letter in one file and in the catalogue', async () => {
    const files = await readdir(new URL('letters', import.meta.url));
    const names = files.map((file) => file.replace('.ts', '').replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()));
    expect(names.toSorted()).toEqual(Object.keys(templates).toSorted());
  });

  it('is the only place that makes letters', async () => {
    // @ts-expect-error: words that no template says are no letter; the compiler finds them.
    const handMade: Payload<'mail'> = { to: 'maria@forecourt.example', subject: 'Hello', text: 'Words.' };
    expect(handMade.subject).toBe('Hello');
    const server = new URL('../../', import.meta.url);
    const files = (await readdir(server, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('demo/'),
    );
    const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(new URL(file, server), 'utf8') })));
    // What the compiler cannot see: a cast, and a letter handed to the port beside the outbox.
    expect(sources.filter(({ text }) => /\bas MadeLetter\b/.test(text)).map(({ file }) => file)).toEqual(['events/mail/template.ts']);
    expect(sources.filter(({ text }) => /\bmail\.send\(/.test(text)).map(({ file }) => file)).toEqual(['jobs.ts']);
  });
});
