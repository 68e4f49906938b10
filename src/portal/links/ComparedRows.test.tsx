import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../../../generated/mocks.ts';
import { anyWorksheet, centsIn, exampleRule, shownWorksheet } from '../../../tests/support/worksheets.ts';
import type { ShownWorksheet } from '../../../domain/worksheet-layout.ts';
import { sampleOf } from '../../test/shell.tsx';
import { compareGroups } from '../../features/links/compare.ts';
import { ComparedRows } from './ComparedRows.tsx';

const [link] = samples.Link;
type Links = Parameters<typeof compareGroups>[0];

function show(sheets: readonly (ShownWorksheet | undefined)[], links: Links = []) {
  const groups = compareGroups(
    links,
    sheets.map((sheet) => sheet && { ...sampleOf('OtdWorksheet'), ...sheet }),
  );
  const ids = Array.from({ length: Math.max(sheets.length, links.length) }, (_unused, column) => `column ${column}`);
  const { container } = render(
    <table>
      <tbody>
        {groups.map((group) => (
          <ComparedRows key={group.rows[0]?.key} title={group.title} rows={group.rows} ids={ids} />
        ))}
      </tbody>
    </table>,
  );
  return [...container.querySelectorAll('tr')].filter((row) => row.querySelector('td'));
}

/** What stands in the cells of a row: the figure, whether it is marked best, how far it is from the best. */
function cellsOf(row: Element | undefined) {
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => ({
    shown: cell.querySelector('span > span')?.textContent ?? '',
    best: cell.querySelector('svg') !== null,
    gap: cell.querySelector('small')?.textContent,
  }));
}
const named = (rows: readonly Element[], label: string) => cellsOf(rows.find((row) => row.querySelector('th')?.textContent.replace('≠', '') === label));
const amount = (shown: string) => (shown.includes('$') ? centsIn(shown) : 0);

it('prints true differences: what is shown less what is marked best, whatever the quotes', () => {
  fc.assert(
    fc.property(fc.array(anyWorksheet, { minLength: 2, maxLength: 4 }), (sheets) => {
      for (const row of show(sheets)) {
        const cells = cellsOf(row);
        const marked = cells.filter(({ best }) => best);
        for (const { shown } of marked) expect(shown).not.toMatch(/not listed|–/);
        for (const { shown, gap } of cells) {
          if (gap === undefined) continue;
          const away = amount(shown) - amount(marked[0]?.shown ?? '');
          expect(away).toBeGreaterThan(0);
          // `$600.00 less` of a reduction, `+$600.00` of a price: either way that much worse.
          expect([gap, centsIn(gap)]).toEqual([gap, away]);
        }
        if (marked.length > 0) expect(cells.some(({ best, shown, gap }) => !best && gap !== undefined && shown !== '')).toBe(true);
      }
      cleanup();
    }),
    { numRuns: 16 },
  );
});

it('counts must-haves out of how many each car was asked for, and marks none best of different lists', () => {
  const fit = (musts_met: number, musts: number) => ({ musts, musts_met, missing: [], unknown: [], rejects_hit: [], score: 50 });
  if (!link) throw new Error('the contract has no sample of a link');
  expect(
    named(
      show(
        [],
        [
          { ...link, fit: fit(3, 4) },
          { ...link, fit: fit(9, 10) },
        ],
      ),
      'Must-haves met',
    ),
  ).toEqual([
    { shown: '3 of 4', best: false, gap: undefined },
    { shown: '9 of 10', best: false, gap: undefined },
  ]);
  cleanup();
  const same = show(
    [],
    [
      { ...link, fit: fit(3, 4), year: 2023, miles: 21_000 },
      { ...link, fit: fit(4, 4), year: 2025, miles: 6 },
    ],
  );
  expect(named(same, 'Must-haves met')).toMatchObject([{ gap: '1 fewer' }, { shown: '4 of 4', best: true }]);
  expect(named(same, 'Year')).toMatchObject([{ shown: '2023', gap: '2 years older' }, { best: true }]);
  expect(named(same, 'Miles')).toMatchObject([{ shown: '21,000', gap: '+20,994' }, { best: true }]);
});

it('marks nothing best on what a quote does not list', () => {
  const rows = show([shownWorksheet({ selling_price: 3_600_000 }, exampleRule), shownWorksheet({ msrp: 3_736_000, doc_fee: 38_700 }, exampleRule)]);
  for (const label of ['MSRP', 'Doc fee'])
    expect([label, named(rows, label)]).toMatchObject([
      label,
      [
        { shown: 'not listed', best: false },
        { best: false, gap: undefined },
      ],
    ]);
});
