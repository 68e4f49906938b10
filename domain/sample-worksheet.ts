// The worksheet strangers play with on the front door: made-up figures, added up by the same sums as every quote, and said to be an example wherever it is shown.
import type { FrozenTaxRule } from '../generated/api.ts';
import { worksheetLayout, type WorksheetLayout } from './worksheet-layout.ts';
import { wholeLines, worksheetTotals, type GivenLines } from './worksheet.ts';

const rule: FrozenTaxRule = {
  name: 'Example county',
  state: 'OH',
  rate: 5.75,
  local_rate: 1.75,
  local_cap: null,
  base: 'price_less_trade',
  trade_credit_cap: null,
  rebate_reduces_base: true,
  is_doc_fee_taxed: false,
  doc_fee_cap: null,
  source: 'Example',
  effective_from: '2026-01-01',
  is_example: true,
};

/** What every quote of a car has, whoever makes it. */
const fixed = { msrp: 3_736_000, destination: 139_500, title: 1_800, registration: 7_450 };

const first: GivenLines = {
  ...fixed,
  dealer_discount: 40_000,
  add_ons: [
    { label: 'Paint protection', amount: 69_900 },
    { label: 'Nitrogen in tires', amount: 19_900 },
  ],
  doc_fee: 38_700,
  other_fees: [{ label: 'Dealer prep', amount: 29_500 }],
};

const final: GivenLines = {
  ...fixed,
  dealer_discount: 164_000,
  rebates: [{ label: 'Manufacturer rebate', amount: 50_000 }],
  doc_fee: 25_000,
};

/** Why a line is there, or moved, by its key in the layout. */
const remarks: Readonly<Record<string, string>> = {
  msrp: 'The sticker price. The same at every dealer.',
  destination: 'What the maker charges to deliver the car to the dealer. Fixed.',
  dealer_discount: 'Dealers bid. Each hears the best total so far and can beat it.',
  'add_ons Paint protection': 'Applied before anyone asked. We ask to leave it out.',
  'add_ons Nitrogen in tires': 'Air is already 78% nitrogen.',
  'rebates Manufacturer rebate': 'From the maker. The first quote did not mention it.',
  doc_fee: 'What the dealer charges for paperwork.',
  'other_fees Dealer prep': 'Washing the car is part of selling it.',
  sales_tax: 'A lower price lowers the tax, too.',
};

/** One line of both quotes; cents, null where a quote has none of it. */
export interface SampleLine {
  label: string;
  first: number | null;
  final: number | null;
  remark?: string;
}

export interface SampleGroup {
  title: string;
  lines: SampleLine[];
  /** The sums of the lines, in cents. */
  first: number;
  final: number;
}

export interface SampleWorksheet {
  car: string;
  groups: SampleGroup[];
  /** Out the door, in cents. */
  first: number;
  final: number;
}

const layoutOf = (given: GivenLines): WorksheetLayout => {
  const lines = wholeLines(given);
  return worksheetLayout({ ...lines, ...worksheetTotals(lines, rule), tax_rule: rule, trade_in: null });
};

/** The example, first quote beside the last, group by group as on every worksheet (docs/rules.md, OTD worksheet). */
export function sampleWorksheet(): SampleWorksheet {
  const quotes = { first: layoutOf(first), final: layoutOf(final) };
  const all = [...quotes.first.groups, ...quotes.final.groups];
  const order = ['vehicle', 'add_ons', 'rebates', 'fees', 'taxes'] as const;
  const groups = order.flatMap((key): SampleGroup[] => {
    const title = all.find((group) => group.key === key)?.title;
    if (title === undefined) return [];
    const linesOf = (quote: WorksheetLayout) => quote.groups.find((group) => group.key === key);
    const [before, after] = [linesOf(quotes.first), linesOf(quotes.final)];
    const named = new Map([...(before?.lines ?? []), ...(after?.lines ?? [])].map((line) => [line.key, line.label]));
    const lines = [...named].map(([name, label]): SampleLine => {
      const centsIn = (group: typeof before) => group?.lines.find((line) => line.key === name)?.cents ?? null;
      const remark = remarks[name];
      return { label, first: centsIn(before), final: centsIn(after), ...(remark === undefined ? {} : { remark }) };
    });
    return [{ title, lines, first: before?.sum ?? 0, final: after?.sum ?? 0 }];
  });
  return { car: '2026 Toyota RAV4 Hybrid', groups, first: quotes.first.total_otd, final: quotes.final.total_otd };
}
