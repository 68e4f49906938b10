// The facts in a vehicle identification number (49 CFR 565, ISO 3780): check digit, model year, maker. A doubtful number causes a warning, never a refusal:
// sellers mistype, and cars from elsewhere have no check digit.
import { makers } from './makers.ts';

/** Reasons to doubt a VIN. */
export type VinDoubt = 'length' | 'letters' | 'check_digit';

export interface DecodedVin {
  /** Upper case, without blanks and dashes. */
  vin: string;
  doubts: VinDoubt[];
  /** Empty if the number does not say. */
  year: number | null;
  make: string | null;
}

const length = 17;
const checkPosition = 8;
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** A to Z without I, O and Q, which are too like 1 and 0. */
const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
/** The tenth character; the thirty of them come round again. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;

/** Reads a VIN as typed. */
export function decodeVin(typed: string): DecodedVin {
  const vin = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const doubts = doubtsOf(vin);
  const complete = !doubts.includes('length') && !doubts.includes('letters');
  return { vin, doubts, year: complete ? modelYear(vin) : null, make: makerOf(vin) };
}

/**
 * The check digit these seventeen characters should carry in the ninth place: `0` to `9` or `X`.
 * @returns undefined where a character is none of a VIN's
 */
export function checkDigit(vin: string): string | undefined {
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const character = vin[index] ?? '';
    const value = /\d/.test(character) ? Number(character) : letterValues[character];
    if (index === checkPosition) continue;
    if (value === undefined) return undefined;
    sum += value * weight;
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/**
 * The VIN in what a barcode of a car holds: alone, after the I that labels of imported cars begin with (AIAG B-2), or among other facts.
 * @returns undefined where none adds up: a misread bar would be another car
 */
export const vinIn = (text: string): string | undefined =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .flatMap((run) => (run.length === length + 1 && run.startsWith('I') ? run.slice(1) : run))
    .find((run) => doubtsOf(run).length === 0);

/** The message for a doubt, in a sentence. */
export const vinDoubtMessages: Readonly<Record<VinDoubt, string>> = {
  length: 'A VIN has 17 letters and digits.',
  letters: 'A VIN has no I, O, Q or symbols.',
  check_digit: 'This VIN doesn’t add up. Check each character.',
};

function doubtsOf(vin: string): VinDoubt[] {
  const doubts: VinDoubt[] = [];
  if (vin.length !== length) doubts.push('length');
  if (!/^[A-HJ-NPR-Z0-9]*$/.test(vin)) doubts.push('letters');
  if (doubts.length === 0 && checkDigit(vin) !== vin[checkPosition]) doubts.push('check_digit');
  return doubts;
}

/** The seventh character is a letter from 2010 on for cars and light trucks, a digit before. */
function modelYear(vin: string): number | null {
  const index = yearCodes.indexOf(vin[9] ?? ' ');
  if (index < 0) return null;
  return firstYear + index + (/\d/.test(vin[6] ?? '') ? 0 : yearCodes.length);
}

/** The longest prefix that fits. */
function makerOf(vin: string): string | null {
  const fitting = makers.flatMap(([make, ...prefixes]) => prefixes.filter((prefix) => vin.startsWith(prefix)).map((prefix) => ({ make, size: prefix.length })));
  return fitting.toSorted((one, other) => other.size - one.size)[0]?.make ?? null;
}
