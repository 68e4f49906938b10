import { expect, it } from 'vitest';
import zipcodes from 'zipcodes';
import { stateOfZip } from '../../domain/zip-state.ts';

/** Territories, military mail and Canada: no state of ours. */
const outside = /^(?:AA|AP|AE|AS|GU|PW|FM|MP|MH|PR|VI)$/;

it('every ZIP that is known is in its own state, and none of a territory is in one it is not in', () => {
  const zips = Object.entries(zipcodes.codes).filter(([zip, { state }]) => /^\d{5}$/.test(zip) && (state?.length ?? 0) === 2);
  expect(zips.length).toBeGreaterThan(42_000);
  const wrong = zips.filter(([zip, { state = '' }]) => (outside.test(state) ? false : stateOfZip(zip) !== state)).map(([zip]) => zip);
  expect(wrong).toEqual([]);
  for (const zip of ['00601', '96910', '09001', '34002']) expect([zip, stateOfZip(zip)]).toEqual([zip, undefined]);
});
