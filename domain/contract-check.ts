// A contract beside the agreed worksheet, to the cent (docs/rules.md, The deal, after acceptance). Money in cents.
import type { AgreedLines, ContractDifference, ContractLines, DifferenceAnswer, DifferenceKind } from '../generated/api.ts';
import { layoutLabels, worksheetLayout, type GroupKey, type LayoutLine, type ShownWorksheet } from './worksheet-layout.ts';
import { wholeLines, worksheetTotals } from './worksheet.ts';

/** What staff answered to a difference, by its line. An answer is to one amount: the line that is typed anew at another one is asked again. */
export interface GivenAnswer {
  key: string;
  answer: DifferenceAnswer;
  reason: string | null;
  /** By how much the line differed when it was answered. */
  by: number;
}

export interface ContractCheck {
  /** Those to resolve first, then by line. */
  differences: ContractDifference[];
  /** Those without an answer that lets the client confirm. */
  open: number;
  /** The contract's total less the agreed one. */
  by: number;
  /** Lines that are as agreed. */
  same: number;
}

/** Kinds that cost the client something nobody agreed to. */
const blocking: ReadonlySet<DifferenceKind> = new Set(['new', 'above', 'missing', 'sum']);

/**
 * Every line that is not as agreed. What costs more, is new, or is a reduction left out blocks until it is accepted with a reason; tax that follows
 * by the agreed rule from other lines does not block by itself; totals that are not the sum of the contract's own lines do.
 */
export function contractCheck(agreed: AgreedLines, contract: ContractLines, answers: readonly GivenAnswer[] = []): ContractCheck {
  const [ours, theirs] = alike(agreed, shownOf(contract, agreed));
  const [before, after] = [linesOf(ours), linesOf(theirs)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const found = keys.flatMap((key) => differenceOf(key, before.get(key), after.get(key), taxByRule(agreed, contract)) ?? []);
  const all = [...found, ...sumsOf(contract)].map((difference) => answered(difference, answers));
  return {
    differences: all.toSorted((one, other) => Number(other.blocks) - Number(one.blocks)),
    open: all.filter(({ blocks, answer }) => blocks && answer !== 'accepted').length,
    by: contract.total_otd - agreed.total_otd,
    same: keys.length - found.length,
  };
}

type Found = Omit<ContractDifference, 'blocks' | 'answer' | 'reason'>;

function differenceOf(key: string, agreed: LayoutLine | undefined, contract: LayoutLine | undefined, ruleTax: number | null): Found | undefined {
  const by = (contract?.cents ?? 0) - (agreed?.cents ?? 0);
  if (by === 0) return undefined;
  const label = contract?.label ?? agreed?.label ?? key;
  return { key, label, agreed: agreed?.cents ?? null, contract: contract?.cents ?? null, by, kind: kindOf(by, agreed, contract, ruleTax) };
}

function kindOf(by: number, agreed: LayoutLine | undefined, contract: LayoutLine | undefined, ruleTax: number | null): DifferenceKind {
  // The tax of a contract is one line; by the agreed rule it follows from the others.
  if (contract?.kind === 'sales_tax' && contract.cents === ruleTax) return 'follows';
  if (by < 0) return 'below';
  if (!agreed) return 'new';
  return contract ? 'above' : 'missing';
}

/** The tax that the agreed rule takes of the contract's lines; null where the dealer's own figure was agreed. */
const taxByRule = (agreed: AgreedLines, contract: ContractLines): number | null =>
  agreed.tax_rule ? worksheetTotals({ ...wholeLines(contract), sales_tax: 0 }, agreed.tax_rule).sales_tax : null;

/** Totals the contract states that are not the sum of its own lines. */
function sumsOf(contract: ContractLines): Found[] {
  const sums = worksheetTotals(wholeLines(contract), null);
  const stated = [
    { key: 'total_otd', label: layoutLabels.totalOtd, agreed: sums.total_otd, contract: contract.total_otd },
    { key: 'cash_due', label: layoutLabels.cashDue, agreed: contract.total_otd - sums.total_otd + sums.cash_due, contract: contract.cash_due },
  ];
  return stated.flatMap((one) => (one.agreed === one.contract ? [] : [{ ...one, by: one.contract - one.agreed, kind: 'sum' as const }]));
}

function answered(difference: Found, answers: readonly GivenAnswer[]): ContractDifference {
  const given = answers.find(({ key, by }) => key === difference.key && by === difference.by);
  return { ...difference, blocks: blocking.has(difference.kind), answer: given?.answer ?? null, reason: given?.reason ?? null };
}

/** A line of both, in cents; null where one of them does not have it. */
export interface ComparedLine {
  key: string;
  label: string;
  agreed: number | null;
  contract: number | null;
  /** What the lines above it come to. */
  total?: true;
}

const order: readonly GroupKey[] = ['vehicle', 'add_ons', 'rebates', 'fees', 'taxes'];

/** Every line of both in the order of a worksheet, with the totals as agreed and as the contract states them. */
export function comparedLines(agreed: AgreedLines, contract: ContractLines): ComparedLine[] {
  const [before, after] = alike(agreed, shownOf(contract, agreed)).map(groupsOf);
  const rows = (group: GroupKey): ComparedLine[] => {
    const [ours, theirs] = [before, after].map((groups) => byKey(groups?.get(group) ?? []));
    return [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])].map((key) => {
      const [one, other] = [ours?.get(key), theirs?.get(key)];
      return { key, label: other?.label ?? one?.label ?? key, agreed: one?.cents ?? null, contract: other?.cents ?? null };
    });
  };
  const total = (key: 'total_otd' | 'cash_due', label: string): ComparedLine => ({ key, label, agreed: agreed[key], contract: contract[key], total: true });
  const trade = rows('trade');
  return [
    ...order.flatMap(rows),
    total('total_otd', layoutLabels.totalOtd),
    ...trade,
    // Without a trade-in it is the same figure again.
    ...(trade.length > 0 ? [total('cash_due', layoutLabels.cashDue)] : []),
  ];
}

/** Lines by their key; the taxes of a rule together, as a contract has them. */
const linesOf = (sheet: ShownWorksheet): Map<string, LayoutLine> => byKey([...groupsOf(sheet).values()].flat());

const byKey = (lines: readonly LayoutLine[]) => new Map(lines.map((line) => [line.key, line]));

function groupsOf(sheet: ShownWorksheet): Map<GroupKey, LayoutLine[]> {
  const { groups, trade } = worksheetLayout(sheet);
  return new Map(
    [...groups, ...(trade ? [trade] : [])].map(({ key, lines, sum }) => {
      if (key !== 'taxes' || lines.length === 0) return [key, lines];
      return [key, [{ key: 'sales_tax', kind: 'sales_tax', label: layoutLabels.salesTax, cents: sum }]];
    }),
  );
}

/** Where only one of them says how its price came about, both are compared by the price alone. */
function alike(agreed: ShownWorksheet, contract: ShownWorksheet): [ShownWorksheet, ShownWorksheet] {
  if (agreed.msrp > 0 === contract.msrp > 0) return [agreed, contract];
  const priceAlone = (sheet: ShownWorksheet): ShownWorksheet => ({ ...sheet, msrp: 0, destination: 0, dealer_discount: 0 });
  return [priceAlone(agreed), priceAlone(contract)];
}

/** A contract as a worksheet is shown: its own tax, and its lines' sums rather than the totals it states. */
function shownOf(contract: ContractLines, agreed: AgreedLines): ShownWorksheet {
  const lines = wholeLines(contract);
  const { warnings: _warnings, ...totals } = worksheetTotals(lines, null);
  return { ...lines, ...totals, tax_rule: null, trade_in: agreed.trade_in };
}
