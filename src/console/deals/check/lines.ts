// The table of a contract check: each line with what was agreed, what the contract has, and how they differ. All figures in cents, reductions below zero.
import { contractCheck, type ContractCheck, type GivenAnswer } from '../../../../domain/contract-check.ts';
import { layoutLabels } from '../../../../domain/worksheet-layout.ts';
import { wholeLines, worksheetTotals } from '../../../../domain/worksheet.ts';
import type { AgreedLines, ContractDifference, Deal, DifferenceKind } from '../../../../generated/api.ts';
import { enterContractForm as named } from '../../../../generated/forms.ts';
import { known, rowPath, type ListName } from '../../../features/worksheet/rows.ts';
import { contractOf, type ContractAmount, type ContractDraft } from './draft.ts';

/** How a line compares; null before anything is typed. */
export type LineState = DifferenceKind | 'same' | null;

export interface CheckLine {
  /** The line's name among the differences. */
  key: string;
  /** The place of its amount in the form. */
  place: string;
  /** Where its amount stands: a field, or a row of a list. */
  of: { amount: ContractAmount } | { list: ListName; row: number };
  label: string;
  /** A line that is only in the contract: its name is typed, too. */
  isNew: boolean;
  agreed: number | null;
  /** As typed, without the sign of a reduction. */
  typed: number | null;
  /** The amount lowers the price. */
  lowers: boolean;
  /** A sum of the lines above it. */
  isSum: boolean;
  /** It follows from other lines and is not typed. */
  isFixed: boolean;
  state: LineState;
  by: number;
  difference: ContractDifference | undefined;
}

export interface CheckTable {
  lines: CheckLine[];
  check: ContractCheck;
  /** Differences of lines that are typed, as far as they have to be resolved. */
  open: number;
}

type Facts = Pick<CheckLine, 'of' | 'key' | 'label' | 'agreed' | 'typed'> & Partial<Pick<CheckLine, 'lowers' | 'isSum' | 'isFixed' | 'isNew' | 'place'>>;

/** @param isWhole everything the contract has is typed, as in one that is saved: what is empty is not in it */
export function checkTable(agreed: AgreedLines, draft: ContractDraft, answers: readonly GivenAnswer[], isWhole: boolean): CheckTable {
  const contract = contractOf(draft);
  const check = contractCheck(agreed, contract, answers);
  const lines = factsOf(agreed, draft).map((facts) => compared(facts, check, isWhole));
  const open = lines.filter(({ difference, state }) => state !== null && difference?.blocks === true && difference.answer !== 'accepted').length;
  return { lines, check, open };
}

/** The answers of a deal as the comparison takes them. */
export const answersOf = ({ differences }: Pick<Deal, 'differences'>): GivenAnswer[] =>
  differences.flatMap(({ key, answer, reason, by }) => (answer === null ? [] : [{ key, answer, reason, by }]));

function factsOf(agreed: AgreedLines, draft: ContractDraft): Facts[] {
  const amount = (name: ContractAmount, more: Partial<Facts> = {}): Facts => ({
    key: name,
    of: { amount: name },
    label: named[name].label,
    agreed: agreed[name] === 0 ? null : (more.lowers === true ? -1 : 1) * agreed[name],
    typed: draft[name],
    ...more,
  });
  const hasMsrp = known(draft.msrp) > 0;
  const price: Partial<Facts> = hasMsrp
    ? { isSum: true, isFixed: true, typed: worksheetTotals(wholeLines(contractOf(draft)), null).selling_price, agreed: agreed.selling_price }
    : { isSum: true };
  return [
    amount('msrp'),
    amount('destination'),
    amount('dealer_discount', { lowers: true }),
    amount('selling_price', price),
    ...rows('rebates', draft),
    ...rows('add_ons', draft),
    amount('doc_fee'),
    amount('title'),
    amount('registration'),
    amount('inspection'),
    ...rows('other_fees', draft),
    amount('sales_tax'),
    amount('total_otd', { isSum: true, label: layoutLabels.totalOtd, agreed: agreed.total_otd }),
    amount('trade_allowance', { lowers: true }),
    amount('trade_payoff'),
    amount('cash_due', { isSum: true, label: layoutLabels.cashDue, agreed: agreed.cash_due }),
  ];
}

function rows(list: ListName, draft: ContractDraft): Facts[] {
  const seen = new Map<string, number>();
  const lowers = list === 'rebates';
  return draft[list].map((row) => {
    const label = row.label.trim();
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    return {
      // Lines of one name are numbered, as on the worksheet.
      key: `${list} ${label}${times === 1 ? '' : ` ${times}`}`,
      place: rowPath(list, row.key, 'amount'),
      of: { list, row: row.key },
      label: row.label,
      isNew: row.agreed === null,
      agreed: row.agreed === null ? null : (lowers ? -1 : 1) * row.agreed,
      typed: row.amount,
      lowers,
    };
  });
}

function compared(
  { place, lowers = false, isSum = false, isFixed = false, isNew = false, ...facts }: Facts,
  check: ContractCheck,
  isWhole: boolean,
): CheckLine {
  const difference = check.differences.find(({ key }) => key === facts.key);
  const isTyped = facts.typed !== null && !Number.isNaN(facts.typed);
  const by = isTotal(facts.of) || isFixed ? known(facts.typed) - (facts.agreed ?? 0) : (difference?.by ?? 0);
  const kind = difference?.kind ?? (by > 0 ? 'above' : by < 0 ? 'below' : 'same');
  const isThere = isTyped || (isWhole && facts.agreed !== null);
  return { ...facts, place: place ?? facts.key, lowers, isSum, isFixed, isNew, difference, by: isThere ? by : 0, state: isThere ? kind : null };
}

const isTotal = (of: CheckLine['of']): boolean => 'amount' in of && (of.amount === 'total_otd' || of.amount === 'cash_due');
