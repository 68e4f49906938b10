import { expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';

it.each([
  ['Coupon', 'coupon'],
  ['OTD price requested', 'OTD price requested'],
  ['Research and OTD', 'research and OTD'],
  ['Away until Nov 28, 2026', 'away until Nov 28, 2026'],
])('%s reads “%s” inside a sentence', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});
