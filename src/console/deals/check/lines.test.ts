import { describe, expect, it } from 'vitest';
import type { AgreedLines, ContractLines } from '../../../../generated/api.ts';
import { worksheetTotals, wholeLines } from '../../../../domain/worksheet.ts';
import { bodyOf, contractDraft, placeOf, problemsOf } from './draft.ts';
import { checkTable, type CheckLine } from './lines.ts';

/** The drawing's own car. */
const typed = {
  msrp: 3_736_000,
  destination: 139_500,
  dealer_discount: 165_000,
  rebates: [{ label: 'Toyota cash rebate', amount: 50_000, is_taxable: true }],
  doc_fee: 38_700,
  title: 1_800,
  registration: 7_450,
  other_fees: [{ label: 'Temporary tag', amount: 1_500, is_taxed: false }],
};
const lines = wholeLines(typed);
const { warnings: _warnings, ...totals } = worksheetTotals(lines, null);
const agreed: AgreedLines = { ...lines, ...totals, trade_in: null, tax_rule: null, good_through: null };
const contract: ContractLines = { ...lines, total_otd: totals.total_otd, cash_due: totals.cash_due };
const nitrogen = { label: 'Nitrogen tire fill', amount: 19_600, is_taxed: false };
const withFee: ContractLines = {
  ...contract,
  other_fees: [...lines.other_fees, nitrogen],
  total_otd: totals.total_otd + nitrogen.amount,
  cash_due: totals.cash_due + nitrogen.amount,
};
const lineOf = (table: readonly CheckLine[], label: string) => table.find((line) => line.label === label);

describe('the contract beside the agreed lines', () => {
  it('has a row for each agreed line before anything is typed, and says nothing of it yet', () => {
    const draft = contractDraft(agreed, null);
    const { lines: table, open } = checkTable(agreed, draft, [], false);
    expect(lineOf(table, 'Toyota cash rebate')).toMatchObject({ agreed: -50_000, typed: null, state: null });
    expect(table.map(({ state }) => state)).not.toContain('missing');
    expect(open).toBe(0);
  });

  it('names a fee nobody agreed to, to the cent, and the totals above the agreed ones', () => {
    const { lines: table, open } = checkTable(agreed, contractDraft(agreed, withFee), [], true);
    expect(lineOf(table, nitrogen.label)).toMatchObject({ state: 'new', by: 19_600, agreed: null, isNew: true });
    expect(lineOf(table, 'Temporary tag')).toMatchObject({ state: 'same', by: 0 });
    expect(lineOf(table, 'Selling price')).toMatchObject({ state: 'same', typed: 3_710_500, isFixed: true });
    expect(table.at(-1)).toMatchObject({ state: 'above', by: 19_600 });
    expect(open).toBe(1);
  });

  it('knows a rebate that is left out only once the contract is whole', () => {
    const without: ContractLines = { ...contract, rebates: [], total_otd: totals.total_otd + 50_000, cash_due: totals.cash_due + 50_000 };
    const draft = contractDraft(agreed, without);
    expect(lineOf(checkTable(agreed, draft, [], false).lines, 'Toyota cash rebate')?.state).toBeNull();
    expect(lineOf(checkTable(agreed, draft, [], true).lines, 'Toyota cash rebate')).toMatchObject({ state: 'missing', by: 50_000 });
  });

  it('tells two lines of one name apart', () => {
    const twice: ContractLines = { ...withFee, other_fees: [...(withFee.other_fees ?? []), nitrogen], total_otd: 0, cash_due: 0 };
    const { lines: table } = checkTable(agreed, contractDraft(agreed, twice), [], true);
    expect(table.filter(({ label }) => label === nitrogen.label).map(({ difference }) => difference?.by)).toEqual([19_600, 19_600]);
  });

  it('comes back as it was sent', () => {
    expect(bodyOf(contractDraft(agreed, withFee))).toEqual({ ...withFee, selling_price: 0 });
  });

  it('asks for the contract’s totals and for the amount of a new line', () => {
    const draft = contractDraft(agreed, null);
    const begun = { ...draft, other_fees: [...draft.other_fees, { key: 7, label: 'Paint', amount: null, flag: false, agreed: null }] };
    expect(Object.keys(problemsOf(begun))).toEqual(['selling_price', 'total_otd', 'cash_due', 'other_fees.7.amount']);
    // An agreed row without an amount is not sent, and not counted where the server names a row.
    expect(placeOf('other_fees.0.label', { ...begun, other_fees: begun.other_fees.map((row) => (row.key === 7 ? { ...row, amount: 100 } : row)) })).toBe(
      'other_fees.7.label',
    );
  });
});
