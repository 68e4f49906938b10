import { expect, it } from 'vitest';
import { commands } from '../../../generated/commands.ts';
import { fits, readingOf } from './reading.ts';

it.each([
  ['hannah', { q: 'hannah', called: [], isOnly: false }],
  ['log hannah okafor', { q: 'hannah okafor', called: ['log'], isOnly: false }],
  ['Assign to Hannah', { q: 'hannah', called: ['assign', 'to'], isOnly: false }],
  ['create coupon', { q: 'create coupon', called: ['create', 'coupon'], isOnly: false }],
  ['> create', { q: '', called: ['create'], isOnly: true }],
  ['', { q: '', called: [], isOnly: false }],
])('reads “%s” as what is called and what is looked for', (text, reading) => {
  expect(readingOf(text, commands)).toEqual(reading);
});

it('takes beginnings of words for a command, in any order', () => {
  expect(fits('Log contact', ['con', 'lo'])).toBe(true);
  expect(fits('Log contact', ['tact'])).toBe(false);
});
