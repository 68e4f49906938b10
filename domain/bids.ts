// Prices of dealers: their sums, what they leave out, who may still answer (docs/rules.md, Dealers and bids). Money in cents.
import type { BidFilled, BidLineName, BidLines, BidRequest, BidSource, DealerAnswerStatus, FrozenTaxRule } from '../generated/api.ts';
import { bidLineNameValues, bidSourceValues } from '../generated/enums.ts';
import { wholeLines, worksheetProblems, worksheetTotals, type WorksheetLines, type WorksheetTotals } from './worksheet.ts';

/** How long a dealer's page can still be opened after the request was due, in days. */
export const openDaysAfterDue = 7;
/** How long before it is due the one reminder goes out: a quarter of the time there was, but no more than this many ms. */
const longestReminderMs = 4 * 3_600_000;

const dayMs = 86_400_000;

/** How a price can come in that staff type in: what comes by the dealer's page, the dealer typed. */
export const typedInBy: readonly BidSource[] = bidSourceValues.filter((source) => source !== 'page');

/** Until when a dealer's address works. */
export const worksUntil = (dueAt: string): Date => new Date(Date.parse(dueAt) + openDaysAfterDue * dayMs);

/** When those who have not answered are reminded once: before the last quarter of the time, at most four hours before the end. */
export function remindAt(sentAt: Date, dueAt: Date): Date {
  const quarter = (dueAt.getTime() - sentAt.getTime()) / 4;
  return new Date(dueAt.getTime() - Math.min(quarter, longestReminderMs));
}

/** A worksheet's lines; of a price, what was not given counts as nothing. @param own the tax the dealer entered, where no rule calculates it */
export function worksheetLinesOf(lines: BidLines, filled: BidFilled = {}): WorksheetLines {
  return wholeLines({ ...lines, ...Object.fromEntries(bidLineNameValues.map((name) => [name, lines[name] ?? filled[name] ?? null])) });
}

/** The lines to begin a dealer's next price with: beside an MSRP the selling price is left empty, since it is calculated. */
export function linesToBegin({ selling_price, ...others }: BidLines): BidLines {
  return (others.msrp ?? 0) > 0 || selling_price === undefined ? others : { ...others, selling_price };
}

/** The rule a price's tax follows: none where the dealer entered a figure of their own. */
export const ruleOf = (lines: BidLines, rule: FrozenTaxRule | null): FrozenTaxRule | null => (typeof lines.sales_tax === 'number' ? null : rule);

/** The sums of a price as given. */
export function bidTotals(lines: BidLines, rule: FrozenTaxRule | null): WorksheetTotals {
  return worksheetTotals(worksheetLinesOf(lines), ruleOf(lines, rule));
}

/** The lines that contradict each other: field → what to do about it. */
export function bidProblems(lines: BidLines, rule: FrozenTaxRule | null): Partial<Record<'selling_price' | 'sales_tax', string>> {
  return worksheetProblems(worksheetLinesOf(lines), ruleOf(lines, rule));
}

/** A price to be compared with others for the same car. */
export interface Comparable {
  lines: BidLines;
  tax_rule: FrozenTaxRule | null;
}

export interface Compared {
  /** Lines the others charge and this price leaves out. */
  missing: BidLineName[];
  /** What each is taken to be: the median of those who gave it. */
  filled: BidFilled;
  /** The sum with them. */
  comparable_otd: number;
}

/**
 * What each price leaves out that others charge, and its sum with those lines at the others' median. A line nobody charges is missing nowhere; tax is
 * missing only where no rule calculates it.
 */
export function compareBids(bids: readonly Comparable[]): Compared[] {
  return bids.map((bid, index) => {
    const others = bids.filter((_, other) => other !== index);
    const filled: BidFilled = {};
    for (const name of bidLineNameValues) {
      if (typeof bid.lines[name] === 'number' || (name === 'sales_tax' && bid.tax_rule)) continue;
      const charged = others.flatMap(({ lines }) => (typeof lines[name] === 'number' && lines[name] > 0 ? [lines[name]] : []));
      if (charged.length > 0) filled[name] = median(charged);
    }
    const missing = bidLineNameValues.filter((name) => filled[name] !== undefined);
    return { missing, filled, comparable_otd: worksheetTotals(worksheetLinesOf(bid.lines, filled), ruleOf(bid.lines, bid.tax_rule)).total_otd };
  });
}

/** The middle one; of two in the middle, half way, in whole cents. @param values at least one */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2);
}

/** What is kept of one dealer of a request. */
export interface Invited {
  status: DealerAnswerStatus;
  /** Prices it has given, in any round. */
  bids: number;
}

/** How far a dealer has come at a moment: whoever was asked and is too late has answered in an earlier round or not at all. */
export function answerStatusAt({ status, bids }: Invited, request: Pick<BidRequest, 'status' | 'due_at'>, now: Date): DealerAnswerStatus {
  if (status !== 'sent' || isOpenAt(request, now)) return status;
  return bids > 0 ? 'answered' : 'expired';
}

/** Whether dealers may answer at a moment. */
export const isOpenAt = ({ status, due_at }: Pick<BidRequest, 'status' | 'due_at'>, now: Date): boolean =>
  status === 'open' && Date.parse(due_at) > now.getTime();

/** All that a dealer learns of where a buyer lives: the state and three digits of the ZIP. `43017`, `OH` → `OH 430xx`. */
export function buyerOf(zip: string | null | undefined, state: string | undefined): string {
  const digits = zip?.slice(0, 3);
  return [state, digits && `${digits}xx`].filter(Boolean).join(' ') || 'United States';
}
