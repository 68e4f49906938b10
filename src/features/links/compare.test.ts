import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Link, OtdWorksheet } from '../../../generated/api.ts';
import { samples } from '../../../generated/mocks.ts';
import { anyWorksheet, exampleRule, shownWorksheet } from '../../../tests/support/worksheets.ts';
import { bestOf, compareGroups, differs, gapOf, type CompareRow } from './compare.ts';

function sample<T>(rows: readonly T[]): T {
  const [first] = rows;
  if (first === undefined) throw new Error('the contract has no sample');
  return first;
}
const link = (changes: Partial<Link>): Link => ({ ...sample(samples.Link), ...changes });
const sheet = (lines: Parameters<typeof shownWorksheet>[0], rule: Parameters<typeof shownWorksheet>[1] = exampleRule): OtdWorksheet => ({
  ...sample(samples.OtdWorksheet),
  ...shownWorksheet(lines, rule),
});
const quotes = (...all: (Parameters<typeof shownWorksheet>[0] | undefined)[]) => all.map((lines) => lines && sheet(lines));

function rowOf(groups: ReturnType<typeof compareGroups>, key: string): CompareRow {
  const found = groups.flatMap((group) => group.rows).find((row) => row.key === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
}
const keysOf = (groups: ReturnType<typeof compareGroups>) => groups.flatMap((group) => group.rows.map((row) => row.key));
const gaps = (row: CompareRow) => row.values.map((_value, column) => gapOf(row, column));

describe('prices side by side', () => {
  const groups = compareGroups(
    [link({ price: 3_748_000, miles: 6 }), link({ price: 3_688_000, miles: 9 }), link({ price: 3_783_000, miles: null })],
    quotes(
      { msrp: 3_736_000, destination: 139_500, dealer_discount: 127_500, doc_fee: 38_700 },
      { msrp: 3_736_000, destination: 139_500, dealer_discount: 187_500, doc_fee: 38_700 },
      undefined,
    ),
  );

  it('marks the lowest price and the largest discount as best, and measures the others against it', () => {
    expect(bestOf(rowOf(groups, 'selling_price'))).toBe(3_688_000);
    expect(gaps(rowOf(groups, 'selling_price'))).toEqual([60_000, undefined, undefined]);
    expect(bestOf(rowOf(groups, 'dealer_discount'))).toBe(-187_500);
    expect(gaps(rowOf(groups, 'dealer_discount'))).toEqual([60_000, undefined, undefined]);
  });

  it('tells what differs, and calls nothing best where all are alike', () => {
    expect(differs(rowOf(groups, 'doc_fee'))).toBe(false);
    expect(bestOf(rowOf(groups, 'doc_fee'))).toBeUndefined();
  });

  it('leaves out lines nobody has, and what is not known', () => {
    expect(keysOf(groups)).not.toContain('inspection');
    expect(rowOf(groups, 'miles').values).toEqual([6, 9, null]);
    expect(rowOf(groups, 'total_otd').values[2]).toBeNull();
  });

  it('measures what is left to pay against the best also where that is money back', () => {
    const back = compareGroups([], quotes({ selling_price: 100_000, trade_allowance: 900_000 }, { selling_price: 1_000_000, trade_allowance: 900_000 }));
    const due = rowOf(back, 'cash_due');
    expect(bestOf(due)).toBeLessThan(0);
    expect(due.reduces).toBeUndefined();
    expect(gapOf(due, 1)).toBe((due.values[1] ?? 0) - (due.values[0] ?? 0));
  });
});

describe('what is missing', () => {
  it('is never best, and leaves nothing to be best among if only one has it', () => {
    const [one, other] = [
      { msrp: 3_736_000, dealer_discount: 100_000, doc_fee: 38_700, title: 1_800 },
      { selling_price: 3_600_000, title: 1_500 },
    ];
    const groups = compareGroups([], quotes(one, other));
    for (const key of ['msrp', 'dealer_discount', 'doc_fee']) {
      const row = rowOf(groups, key);
      expect([key, row.values[1], row.missing?.[1], bestOf(row), differs(row)]).toEqual([key, null, true, undefined, true]);
    }
    // The fees of the second leave the doc fee out: they are not cheaper for it.
    expect(bestOf(rowOf(groups, 'fees_sum'))).toBeUndefined();
    expect(bestOf(rowOf(groups, 'title'))).toBe(1_500);
    const three = compareGroups([], quotes(one, other, { ...one, doc_fee: 25_000 }));
    expect(bestOf(rowOf(three, 'doc_fee'))).toBe(25_000);
    expect(bestOf(rowOf(three, 'fees_sum'))).toBe(26_800);
    expect(gaps(rowOf(three, 'fees_sum'))).toEqual([13_700, undefined, undefined]);
  });

  it('counts as none where a dealer either sells it or does not', () => {
    const groups = compareGroups([], quotes({ selling_price: 100, add_ons: [{ label: 'Mats', amount: 20 }] }, { selling_price: 100 }));
    expect(bestOf(rowOf(groups, 'add_ons'))).toBe(0);
  });

  it('a price without any sales tax is not the lowest', () => {
    const sheets = [sheet({ selling_price: 3_000_000 }), sheet({ selling_price: 3_000_000, sales_tax: 0 }, null), sheet({ selling_price: 3_100_000 })];
    const total = rowOf(compareGroups([], sheets), 'total_otd');
    expect(bestOf(total)).toBe(sheets[0]?.total_otd);
    expect(gaps(total)).toEqual([undefined, undefined, 107_500]);
    expect(rowOf(compareGroups([], sheets), 'sales_tax').values[1]).toBeNull();
  });

  it('names the rate of a tax where all quotes have the same, and says that a rule is an example', () => {
    const [same, other] = [exampleRule, { ...exampleRule, rate: exampleRule.rate + 1, is_example: false }];
    const taxesOf = (...rules: (typeof exampleRule)[]) => {
      const taxes = compareGroups(
        [],
        rules.map((each) => sheet({ selling_price: 3_000_000 }, each)),
      ).find(({ rows }) => rows.some(({ key }) => key === 'sales_tax'));
      return [taxes?.title, taxes?.rows[0]?.label];
    };
    expect(taxesOf(same, same)).toEqual(['Taxes, example rule', `Sales tax, ${exampleRule.rate}%`]);
    expect(taxesOf(other, { ...other, rate: other.rate + 1 })).toEqual(['Taxes', 'Sales tax']);
  });
});

describe('must-haves', () => {
  const fit = (musts_met: number, musts: number): Link['fit'] => ({ musts, musts_met, missing: [], unknown: [], rejects_hit: [], score: 50 });

  it('are counted out of how many each car was asked for; lists of different lengths are not measured against each other', () => {
    const row = rowOf(compareGroups([link({ fit: fit(3, 4) }), link({ fit: fit(9, 10) })], []), 'fit');
    expect([row.values, row.of]).toEqual([
      [3, 9],
      [4, 10],
    ]);
    expect(bestOf(row)).toBeUndefined();
    expect(differs(row)).toBe(true);
  });

  it('are measured where the list is the same, and unknown where nothing was asked', () => {
    const row = rowOf(compareGroups([link({ fit: fit(7, 8) }), link({ fit: fit(8, 8) }), link({ fit: fit(0, 0) }), link({ fit: null })], []), 'fit');
    expect(row.values).toEqual([7, 8, null, null]);
    expect(gaps(row)).toEqual([-1, undefined, undefined, undefined]);
  });
});

it('adds up in every column: rows to the last of their group, groups to Out the Door and to cash due', () => {
  fc.assert(
    fc.property(fc.array(anyWorksheet, { minLength: 2, maxLength: 4 }), (all) => {
      const groups = compareGroups(
        [],
        all.map((lines) => ({ ...sample(samples.OtdWorksheet), ...lines })),
      );
      all.forEach((_lines, column) => {
        const at = (row: CompareRow | undefined) => row?.values[column] ?? 0;
        let running = 0;
        for (const { title, rows } of groups) {
          const last = rows.at(-1);
          if (title === undefined) {
            expect([last?.key, at(last)]).toEqual([last?.key, running]);
            continue;
          }
          // Of a price that was quoted by itself, what led to it is not known.
          const known = rows.slice(0, -1).some((row) => row.values[column] !== null);
          if (last?.total === true && known) expect(rows.slice(0, -1).reduce((sum, row) => sum + at(row), 0)).toBe(at(last));
          running += at(last);
        }
      });
    }),
    { numRuns: 200 },
  );
});
