import { expect, it } from 'vitest';
import { decodeVin } from './vin.ts';
import { vinMismatch } from './vin-mismatch.ts';

it('is held against what is said of the car, with a year to spare', () => {
  const read = decodeVin('1HGCM82633A004352');
  expect(vinMismatch(read, { year: 2025, make: 'Kia' })).toBe('This VIN says 2003 Honda, not 2025 Kia.');
  expect(vinMismatch(read, { year: 2003, make: 'Kia' })).toBe('This VIN says Honda, not Kia.');
  expect(vinMismatch(read, { year: 2006, make: 'HONDA' })).toBe('This VIN says 2003, not 2006.');
  for (const said of [{ year: 2004, make: 'Honda' }, { year: null, make: null }, {}]) expect(vinMismatch(read, said)).toBeUndefined();
  expect(vinMismatch({ year: null, make: null }, { year: 2025, make: 'Kia' })).toBeUndefined();
});
