import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { WorksheetLines, WorksheetTotals } from '../../../../domain/worksheet.ts';
import { layoutLabels, worksheetLayout } from '../../../../domain/worksheet-layout.ts';
import type { FrozenTaxRule, OtdWorksheet, WorksheetFinancing } from '../../../../generated/api.ts';
import { worksheetWarningTones, worksheetWarningLabels } from '../../../../generated/enums.ts';
import { messages as linkMessages } from '../../../features/links/messages.ts';
import { useFeeMedians } from '../../../features/links/queries.ts';
import { WorksheetSheet } from '../../../features/links/WorksheetSheet.tsx';
import { formatCents } from '../../../../engine/web/format.ts';
import { ToneIcon } from '../../../../engine/web/tone.tsx';
import { messages as worksheetMessages } from './messages.ts';

interface TotalsProps {
  lines: WorksheetLines;
  totals: WorksheetTotals;
  /** The one chosen; null for the dealer's own tax. */
  rule: FrozenTaxRule | null;
  /** Which car is traded in. */
  tradeIn: string;
  financing: WorksheetFinancing | null;
  /** The revision before this one. */
  latest: OtdWorksheet | undefined;
  /** The button that saves. */
  children: ReactNode;
}

/** The sum of the lines, its difference from the previous revision, and warnings. */
export function Totals({ lines, totals, rule, tradeIn, financing, latest, children }: TotalsProps) {
  return (
    <Card component="section" aria-label={worksheetMessages.totals} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <div>
        <Box sx={{ color: 'text.secondary' }}>{linkMessages.worksheet.lead}</Box>
        <Box
          component="output"
          className="num"
          aria-label={layoutLabels.totalOtd}
          sx={{ display: 'block', fontSize: 'var(--fs-h1)', lineHeight: 'var(--lh-h1)', fontWeight: 'var(--w-strong)', letterSpacing: '-.01em' }}
        >
          {formatCents(totals.total_otd)}
        </Box>
        {latest && <Moved by={totals.total_otd - latest.total_otd} revision={latest.revision} />}
      </div>
      <WorksheetSheet layout={worksheetLayout({ ...lines, ...totals, tax_rule: rule, trade_in: tradeIn, financing }, useFeeMedians(rule?.state))} />
      {totals.warnings.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
          {totals.warnings.map((warning) => {
            const tone = worksheetWarningTones[warning] ?? 'info';
            return (
              <Box component="li" key={warning} sx={{ display: 'flex', gap: 2, fontSize: 'var(--fs-small)', lineHeight: '16px', color: `var(--${tone})` }}>
                <ToneIcon tone={tone} size={16} />
                <span>{worksheetWarningLabels[warning]}</span>
              </Box>
            );
          })}
        </Box>
      )}
      {children}
    </Card>
  );
}

function Moved({ by, revision }: { by: number; revision: number }) {
  const amount = formatCents(Math.abs(by));
  const tone = by < 0 ? 'success' : by > 0 ? 'warning' : undefined;
  return (
    <Box sx={{ color: tone ? `var(--${tone})` : 'text.secondary', fontSize: 'var(--fs-small)' }}>
      {by === 0 ? worksheetMessages.same(revision) : by < 0 ? worksheetMessages.less(amount, revision) : worksheetMessages.more(amount, revision)}
    </Box>
  );
}
