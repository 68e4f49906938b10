import { expect, it } from 'vitest';
import { inSentence, takesAn } from './inSentence.ts';

it.each([
  ['Coupon', 'coupon'],
  ['OTD price requested', 'OTD price requested'],
  ['Research and OTD', 'research and OTD'],
  ['Away until Nov 28, 2026', 'away until Nov 28, 2026'],
])('%s reads “%s” inside a sentence', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});

it('knows which nouns take “an”', () => {
  expect(['agent', 'order', 'unread message'].every(takesAn)).toBe(true);
  expect(['user', 'unit', 'bike'].some(takesAn)).toBe(false);
});
