// Dealers' prices for one car, side by side: the same lines as any worksheets, with those left out filled in and marked.
import { ruleOf, worksheetLinesOf } from '../../../domain/bids.ts';
import { worksheetTotals } from '../../../domain/worksheet.ts';
import type { ShownWorksheet } from '../../../domain/worksheet-layout.ts';
import type { Bid } from '../../../generated/api.ts';
import { compareGroups, type CompareGroup } from '../links/compare.ts';

/** A price as a worksheet, the lines it leaves out as they are taken to be. @param tradeIn in words; null without one */
export function sheetOfBid(bid: Bid, tradeIn: string | null): ShownWorksheet {
  const lines = worksheetLinesOf(bid.lines, bid.filled);
  return { ...lines, ...worksheetTotals(lines, ruleOf(bid.lines, bid.tax_rule)), tax_rule: bid.tax_rule, trade_in: tradeIn };
}

/** The lines of several prices, group by group. */
export function bidGroups(bids: readonly Bid[], tradeIn: string | null): CompareGroup[] {
  return compareGroups(
    [],
    bids.map((bid) => sheetOfBid(bid, tradeIn)),
  );
}

/** Whether a price leaves out the line of a row. */
export const isMissing = (bid: Bid | undefined, key: string): boolean => bid?.missing.some((name) => name === key) === true;

/** Whether a row's figure rests on a line that a price leaves out. */
export const isEstimate = (bid: Bid | undefined, key: string): boolean =>
  bid !== undefined && bid.missing.length > 0 && (isMissing(bid, key) || key === 'total_otd' || key === 'cash_due' || key === 'fees_sum');
