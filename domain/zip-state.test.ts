import { expect, it } from 'vitest';
import { stateOfZip } from './zip-state.ts';

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
