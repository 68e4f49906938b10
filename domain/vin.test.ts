import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDigit, decodeVin, vinIn } from './vin.ts';

const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const vinCharacter = fc.constantFrom(...characters);

it.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
  ['5GZCZ43D13S812715', '1'],
])('knows the check digit of %s', (vin, digit) => {
  expect(checkDigit(vin)).toBe(digit);
  expect(decodeVin(vin).doubts).toEqual([]);
});

it('tells year and maker', () => {
  expect(decodeVin('1hgcm82633a004352')).toEqual({ vin: '1HGCM82633A004352', doubts: [], year: 2003, make: 'Honda' });
  expect(decodeVin('5YJ3E1EA7KF317000')).toMatchObject({ year: 2019, make: 'Tesla' });
});

it('warns of each thing that is odd and still tells the maker', () => {
  expect(decodeVin('2T3P1RFV8').doubts).toEqual(['length']);
  expect(decodeVin('2T3P1RFV8').make).toBe('Toyota');
  expect(decodeVin('1M8GDM9AXKP04278O').doubts).toEqual(['letters']);
  expect(decodeVin('1M8GDM9AXKP042789').doubts).toEqual(['check_digit']);
});

it('finds every single mistyped digit of the serial number', () => {
  fc.assert(
    fc.property(
      fc.array(vinCharacter, { minLength: 17, maxLength: 17 }),
      fc.integer({ min: 11, max: 16 }),
      fc.integer({ min: 0, max: 9 }),
      (letters, place, digit) => {
        const digits = letters.with(place, '0');
        const right = digits.with(8, checkDigit(digits.join('')) ?? '');
        expect(decodeVin(right.join('')).doubts).toEqual([]);
        const wrong = right.with(place, String(digit)).join('');
        expect(decodeVin(wrong).doubts).toEqual(digit === 0 ? [] : ['check_digit']);
      },
    ),
  );
});

it('bears whatever is typed', () => {
  fc.assert(fc.property(fc.string({ maxLength: 40 }), (typed) => void decodeVin(typed)));
});

it('is found in what a barcode holds, and nothing that does not add up', () => {
  const vin = '1HGCM82633A004352';
  for (const held of [vin, vin.toLowerCase(), `I${vin}`, `VIN:${vin}`, `https://cars.example/v?vin=${vin}&lot=12`, `ACC,${vin},A12`])
    expect(vinIn(held)).toBe(vin);
  for (const held of ['', '1HGCM82633A004353', `A${vin}`, vin.slice(1), '036000291452']) expect(vinIn(held)).toBeUndefined();
});
