// A worksheet on paper: the layout's rows from top to bottom with their figures written out, ready to be drawn.
import { moneyText } from './money.ts';
import { aboveText, layoutLabels, termsText, type LayoutGroup, type LayoutLine, type WorksheetLayout } from './worksheet-layout.ts';

/** How figures and days are written. */
export interface Writing {
  /** Cents with two decimals. */
  money: (cents: number) => string;
  /** A rate in percent, to three decimals. */
  percent: (rate: number) => string;
  /** A calendar day, YYYY-MM-DD. */
  day: (day: string) => string;
}

/** Money on paper, with a minus sign of its own. @param cents integer cents */
export const paperMoney = (cents: number): string => moneyText(cents).replace('-', '−');

export interface PaperRow {
  /** A group's title · one of its lines · what they come to · a total of groups · words under a group. */
  kind: 'group' | 'line' | 'sum' | 'total' | 'note';
  label: string;
  figure?: string;
  /** The remark below a line. */
  details?: string[];
}

/** The rows of a worksheet: in each group the lines come to its last figure, and the groups to the totals. */
export function worksheetPaper(layout: WorksheetLayout, write: Writing): PaperRow[] {
  return [
    ...layout.groups.flatMap((group) => [...groupRows(group, write), ...(group.key === 'taxes' ? ruleRows(layout, write) : [])]),
    { kind: 'total', label: layoutLabels.totalOtd, figure: write.money(layout.total_otd) },
    ...(layout.trade ? groupRows(layout.trade, write) : []),
    { kind: 'total', label: layoutLabels.cashDue, figure: write.money(layout.cash_due) },
    ...(layout.monthly
      ? [
          {
            kind: 'total' as const,
            label: layoutLabels.monthly,
            figure: write.money(layout.monthly.cents),
            details: [termsText(layout.monthly.terms, write), layoutLabels.estimate],
          },
        ]
      : []),
  ];
}

function groupRows({ title, lines, sumLabel, sum, key }: LayoutGroup, write: Writing): PaperRow[] {
  const [first, ...others] = lines;
  // A line by itself is its group's figure.
  const alone = first !== undefined && others.length === 0 && (key !== 'vehicle' || first.kind === 'selling_price');
  const rows = lines.map((line): PaperRow => ({ ...lineRow(line, write), kind: alone ? 'sum' : 'line' }));
  return [{ kind: 'group', label: title }, ...rows, ...(alone ? [] : [{ kind: 'sum' as const, label: sumLabel, figure: write.money(sum) }])];
}

function lineRow({ label, cents, tax, above, note }: LayoutLine, write: Writing): PaperRow {
  const details = [
    ...(tax ? [layoutLabels.taxOf(write.percent(tax.rate), write.money(tax.base))] : []),
    ...aboveText(cents, above, write.money),
    ...(note === undefined ? [] : [note]),
  ];
  return { kind: 'line', label, figure: write.money(cents), details };
}

/** The rule of the taxes, and how the taxed amount came about, in sentences. */
function ruleRows({ rule, working }: WorksheetLayout, write: Writing): PaperRow[] {
  if (!rule) return [];
  const parts = working?.lines.map(({ label, cents }) => `${label} ${write.money(cents)}`).join(', ');
  return [
    ...(rule.is_example ? [{ kind: 'note' as const, label: `${layoutLabels.exampleRule}: ${layoutLabels.exampleNote}` }] : []),
    { kind: 'note', label: layoutLabels.rule(rule.name, write.day(rule.effective_from), rule.source) },
    ...(working && parts ? [{ kind: 'note' as const, label: `${layoutLabels.taxedAmount} ${write.money(working.taxed_amount)}: ${parts}.` }] : []),
  ];
}
