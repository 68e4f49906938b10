import { expect, it } from 'vitest';
import type { LinkImport } from '../../../../generated/api.ts';
import { draftOf, pastedRows, refusedRows } from './pasted.ts';

const read = (input: string, url: string | null, more: { duplicate_of?: string; error?: string } = {}) => ({
  input,
  draft: url === null ? null : { url, title: 'Toyota RAV4' },
  duplicate_of: more.duplicate_of ?? null,
  error: more.error ?? null,
  warnings: [],
});

it('tells which addresses can be added, and why the others cannot', () => {
  const rows = pastedRows(
    [read('a', 'https://a'), read('A', 'https://a'), read('b', 'https://b', { duplicate_of: 'x' }), read('?', null, { error: 'No address.' })],
    {},
    {},
  );
  expect(rows.map((row) => row.state)).toEqual(['good', 'repeated', 'duplicate', 'invalid']);
});

it('sends what was read, what was said of the row, and what holds for all', () => {
  const [row] = pastedRows([read('a', 'https://a')], { a: { price: 3_748_000, comments: ' Look. ', category: '' } }, {});
  if (!row) throw new Error('no row');
  expect(draftOf(row, { tier: 'strong', category: 'Hybrids' })).toEqual({
    url: 'https://a',
    title: 'Toyota RAV4',
    tier: 'strong',
    price: 3_748_000,
    comments: 'Look.',
  });
  expect(draftOf({ ...row, edits: { tier: 'top_pick', title: 'RAV4 XLE' } }, { tier: 'strong', category: 'Hybrids' })).toMatchObject({
    tier: 'top_pick',
    title: 'RAV4 XLE',
    category: 'Hybrids',
  });
});

it('puts the server’s refusals on their addresses', () => {
  const row = { title: null, url: null, link_id: null, warnings: [] };
  const answer: LinkImport = {
    is_preview: false,
    created: 1,
    duplicates: 0,
    invalid: 1,
    rows: [
      { ...row, row: 1, outcome: 'created', errors: {} },
      { ...row, row: 2, outcome: 'invalid', errors: { price: 'Too much.' } },
    ],
  };
  expect(refusedRows(answer, ['a', 'b'])).toEqual({ b: { price: 'Too much.' } });
});
