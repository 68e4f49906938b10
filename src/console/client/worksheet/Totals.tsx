import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { WorksheetLines, WorksheetTotals } from '../../../../domain/worksheet.ts';
import type { OtdWorksheet } from '../../../../generated/api.ts';
import { worksheetWarningTones, worksheetWarningWords } from '../../../../generated/enums.ts';
import { addOtdWorksheetForm as rulesOf } from '../../../../generated/rules.ts';
import { messages as linkWords } from '../../../features/links/messages.ts';
import { formatCents } from '../../../features/ui/format.ts';
import { ToneIcon } from '../../../features/ui/tone.tsx';
import { messages as words } from './messages.ts';

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, row) => total + row.amount, 0);

interface TotalsProps {
  lines: WorksheetLines;
  totals: WorksheetTotals;
  /** The revision before this one. */
  latest: OtdWorksheet | undefined;
  /** The button that saves. */
  children: ReactNode;
}

/** What the lines come to, how far that is from the revision before, and what is worth a look. */
export function Totals({ lines, totals, latest, children }: TotalsProps) {
  const fees = lines.doc_fee + lines.title + lines.registration + lines.inspection + sum(lines.other_fees);
  const parts: [string, number][] = [
    [rulesOf.selling_price.label, totals.selling_price],
    [words.rebates, -sum(lines.rebates)],
    [words.addOns, sum(lines.add_ons)],
    [words.otherFees, fees],
    [rulesOf.sales_tax.label, totals.sales_tax],
  ];
  const trade: [string, number][] = [
    [rulesOf.trade_allowance.label, -lines.trade_allowance],
    [rulesOf.trade_payoff.label, lines.trade_payoff],
  ];
  return (
    <Card component="section" aria-label={words.totals} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <div>
        <Box sx={{ color: 'text.secondary' }}>{linkWords.worksheet.lead}</Box>
        <Box
          component="output"
          className="num"
          aria-label={linkWords.comparison.lines.total_otd}
          sx={{ display: 'block', fontSize: 'var(--fs-h1)', lineHeight: 'var(--lh-h1)', fontWeight: 'var(--w-strong)', letterSpacing: '-.01em' }}
        >
          {formatCents(totals.total_otd)}
        </Box>
        {latest && <Moved by={totals.total_otd - latest.total_otd} revision={latest.revision} />}
      </div>
      <Lines lines={parts.filter(([, cents], index) => cents !== 0 || index === 0)} />
      {trade.some(([, cents]) => cents !== 0) && <Lines lines={trade.filter(([, cents]) => cents !== 0)} />}
      <Lines strong lines={[[linkWords.worksheet.cashDue, totals.cash_due]]} />
      {totals.warnings.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
          {totals.warnings.map((warning) => {
            const tone = worksheetWarningTones[warning] ?? 'info';
            return (
              <Box component="li" key={warning} sx={{ display: 'flex', gap: 2, fontSize: 'var(--fs-small)', lineHeight: '16px', color: `var(--${tone})` }}>
                <ToneIcon tone={tone} size={16} />
                <span>{worksheetWarningWords[warning]}</span>
              </Box>
            );
          })}
        </Box>
      )}
      {children}
    </Card>
  );
}

function Lines({ lines, strong = false }: { lines: readonly (readonly [string, number])[]; strong?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: '6px 12px',
        pt: 3,
        borderTop: '1px solid var(--border-soft)',
        fontWeight: strong ? 'var(--w-strong)' : undefined,
        '& dd': { textAlign: 'right' },
      }}
    >
      {lines.map(([label, cents]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="num">{formatCents(cents)}</dd>
        </Box>
      ))}
    </Box>
  );
}

function Moved({ by, revision }: { by: number; revision: number }) {
  const amount = formatCents(Math.abs(by));
  const tone = by < 0 ? 'success' : by > 0 ? 'warning' : undefined;
  return (
    <Box sx={{ color: tone ? `var(--${tone})` : 'text.secondary', fontSize: 'var(--fs-small)' }}>
      {by === 0 ? words.same(revision) : by < 0 ? words.less(amount, revision) : words.more(amount, revision)}
    </Box>
  );
}
