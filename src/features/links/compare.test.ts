import { expect, it } from 'vitest';
import type { Link, OtdWorksheet } from '../../../generated/api.ts';
import { samples } from '../../../generated/mocks.ts';
import { bestOf, compareGroups, differs } from './compare.ts';

function sample<T>(rows: readonly T[]): T {
  const [first] = rows;
  if (first === undefined) throw new Error('the contract has no sample');
  return first;
}
const link = (changes: Partial<Link>): Link => ({ ...sample(samples.Link), ...changes });
const sheet = (changes: Partial<OtdWorksheet>): OtdWorksheet => ({
  ...sample(samples.OtdWorksheet),
  rebates: [],
  add_ons: [],
  other_fees: [],
  inspection: 0,
  ...changes,
});
const rowOf = (groups: ReturnType<typeof compareGroups>, key: string) => groups.flatMap((group) => group.rows).find((row) => row.key === key);

const links = [link({ price: 3_748_000, miles: 6 }), link({ price: 3_688_000, miles: 9 }), link({ price: 3_783_000, miles: null })];
const sheets = [
  sheet({ doc_fee: 38_700, dealer_discount: 127_500, total_otd: 3_941_453 }),
  sheet({ doc_fee: 38_700, dealer_discount: 187_500, total_otd: 3_949_565 }),
  undefined,
];
const groups = compareGroups(links, sheets);

it('marks the lowest price and the largest discount as best', () => {
  const total = rowOf(groups, 'total_otd');
  const discount = rowOf(groups, 'dealer_discount');
  expect(total && bestOf(total)).toBe(3_941_453);
  expect(discount && bestOf(discount)).toBe(-187_500);
});

it('tells what differs, and calls nothing best where all are alike', () => {
  const fee = rowOf(groups, 'doc_fee');
  expect(fee && differs(fee)).toBe(false);
  expect(fee && bestOf(fee)).toBeUndefined();
});

it('leaves out lines nobody has, and what is not known', () => {
  expect(rowOf(groups, 'inspection')).toBeUndefined();
  expect(rowOf(groups, 'miles')?.values).toEqual([6, 9, null]);
  expect(rowOf(groups, 'total_otd')?.values[2]).toBeNull();
});
