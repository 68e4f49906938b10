// A contract as it is typed beside the agreed lines: what is agreed has its row before anything is typed into it.
import type { AgreedLines, ContractLines } from '../../../../generated/api.ts';
import { wholeLines, worksheetProblems } from '../../../../domain/worksheet.ts';
import { sentences } from '../../../../engine/contract/sentences.ts';
import { countedRows, draftRows, known, listNames, rowPath, unfinished, type DraftRow, type ListName } from '../../../features/worksheet/rows.ts';

/** Amounts of one line each, from top to bottom. */
export const contractAmounts = [
  'msrp',
  'destination',
  'dealer_discount',
  'selling_price',
  'doc_fee',
  'title',
  'registration',
  'inspection',
  'sales_tax',
  'total_otd',
  'trade_allowance',
  'trade_payoff',
  'cash_due',
] as const;
export type ContractAmount = (typeof contractAmounts)[number];

/** A rebate, add-on or fee. */
export interface ContractRow extends DraftRow {
  /** What was agreed for it, in cents; null for one that is new in the contract. */
  agreed: number | null;
}

/** The form's values. Amounts are cents; null for not typed yet, NaN while the text is no amount. */
export type ContractDraft = Record<ContractAmount, number | null> & Record<ListName, readonly ContractRow[]>;

/** The lines as they are sent; the contract's own totals may still be missing. */
export type TypedContract = Omit<ContractLines, 'total_otd' | 'cash_due'> & { total_otd?: number; cash_due?: number };

/** What the form begins with: nothing typed, or a contract as it was entered. */
export function contractDraft(agreed: AgreedLines, contract: ContractLines | null): ContractDraft {
  const amounts = Object.fromEntries(contractAmounts.map((name) => [name, contract ? entered(name, agreed, contract) : null])) as Record<
    ContractAmount,
    number | null
  >;
  return {
    ...amounts,
    rebates: rowsOf('rebates', agreed, contract),
    add_ons: rowsOf('add_ons', agreed, contract),
    other_fees: rowsOf('other_fees', agreed, contract),
  };
}

/** Nothing where neither has anything; the price of a contract with an MSRP follows from it. */
function entered(name: ContractAmount, agreed: AgreedLines, contract: ContractLines): number | null {
  if (name === 'selling_price' && (contract.msrp ?? 0) > 0) return null;
  const cents = contract[name] ?? 0;
  return cents === 0 && agreed[name] === 0 ? null : cents;
}

/** The agreed rows with what the contract has for them, in the order agreed; then those the contract adds. */
function rowsOf(list: ListName, agreed: AgreedLines, contract: ContractLines | null): ContractRow[] {
  const left = draftRows(contract?.[list] ?? []);
  const rows = draftRows(agreed[list]).map((row): ContractRow => {
    const at = left.findIndex(({ label }) => label === row.label);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { ...row, agreed: row.amount, amount: found?.amount ?? null, flag: found?.flag ?? row.flag };
  });
  return [...rows, ...left.map((row): ContractRow => ({ ...row, agreed: null }))].map((row, key) => ({ ...row, key }));
}

/** An agreed row nobody typed an amount into is not in the contract. */
const isIn = (row: ContractRow): boolean => row.agreed === null || row.amount !== null;

const listsOf = (draft: ContractDraft) => ({
  rebates: draft.rebates.filter(isIn),
  add_ons: draft.add_ons.filter(isIn),
  other_fees: draft.other_fees.filter(isIn),
});

/** The contract as it is sent. */
export function bodyOf(draft: ContractDraft): TypedContract {
  const { total_otd, cash_due, ...amounts } = Object.fromEntries(contractAmounts.map((name) => [name, known(draft[name])])) as Record<ContractAmount, number>;
  return {
    ...amounts,
    // With an MSRP the price follows.
    selling_price: amounts.msrp > 0 ? 0 : amounts.selling_price,
    ...countedRows(listsOf(draft)),
    ...(draft.total_otd === null ? {} : { total_otd }),
    ...(draft.cash_due === null ? {} : { cash_due }),
  };
}

/** The lines as they count now, for the comparison beside the form. */
export const contractOf = (draft: ContractDraft): ContractLines => ({ ...bodyOf(draft), total_otd: known(draft.total_otd), cash_due: known(draft.cash_due) });

/** Where the form shows an error of the body, whose rows are counted as sent. */
export function placeOf(path: string, draft: ContractDraft): string {
  const [list, index, field] = path.split('.');
  const name = listNames.find((each) => each === list);
  const row = name && listsOf(draft)[name].filter(({ label, amount }) => label.trim() !== '' || amount !== null)[Number(index)];
  return name && row ? rowPath(name, row.key, field === 'label' ? 'label' : 'amount') : path;
}

/** What the lines say against each other, amounts that are none yet, and totals left out; by place in the form. */
export function problemsOf(draft: ContractDraft): Record<string, string> {
  return {
    ...worksheetProblems(wholeLines(bodyOf(draft)), null),
    ...(draft.total_otd === null ? { total_otd: sentences.required } : {}),
    ...(draft.cash_due === null ? { cash_due: sentences.required } : {}),
    ...unfinished({ ...draft, ...listsOf(draft) }, contractAmounts),
  };
}
