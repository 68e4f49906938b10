import { expect, it } from 'vitest';
import { homeState, stateOfZip } from './zip-state.ts';

it.each([
  ['04101', 'ME'],
  ['43016', 'OH'],
  ['27601', 'NC'],
  ['06101-1234', 'CT'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['75201', 'TX'],
  ['99501', 'AK'],
])('%s is in %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

it.each(['', '00601', '0410', 'abcde', null, undefined])('%s is in no state', (zip) => expect(stateOfZip(zip)).toBeUndefined());

it('a car is taxed where the account lives, wherever its checklist searches', () => {
  expect(homeState('04101', { logistics: { zip: '43016' } })).toBe('ME');
  expect(homeState(null, { logistics: { zip: '43016' } })).toBe('OH');
  expect(homeState(null, null)).toBeUndefined();
});
