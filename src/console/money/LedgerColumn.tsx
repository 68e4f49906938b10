import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCents } from '../../../engine/web/format.ts';
import type { MoneyColumn } from './columns.ts';

interface LedgerColumnProps extends MoneyColumn {
  title: string;
  hint?: string | undefined;
  /** The chart's colour of it. */
  mark: ReactNode;
  /** Shown where there are no lines. */
  empty: string;
}

/** Lines of money with the sum they come to below a rule, at the foot of the column. */
export function LedgerColumn({ title, hint, mark, lines, empty, sum, after }: LedgerColumnProps) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', p: '14px 16px 10px' }}>
        <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h3)' }}>
          {mark}
          {title}
        </Box>
        {hint && (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          m: 0,
          '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, p: '8px 16px', borderTop: '1px solid var(--border-soft)' },
          '& > .sum': { background: 'var(--surface-2)', fontWeight: 'fontWeightBold' },
          '& > div:last-of-type': { mt: 'auto', borderTopColor: 'var(--border)', background: 'var(--surface-2)', fontWeight: 'fontWeightBold' },
          '& dd': { m: 0, textAlign: 'right' },
        }}
      >
        {lines.length === 0 && (
          <div>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {empty}
            </Box>
            <dd className="num">{formatCents(0)}</dd>
          </div>
        )}
        {[...lines, ...(after ? [sum, ...after.lines] : [])].map(({ label, cents }) => (
          <div key={label} className={label === sum.label ? 'sum' : undefined}>
            <dt>{label}</dt>
            <dd className="num">{formatCents(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{(after?.sum ?? sum).label}</dt>
          <dd className="num">{formatCents((after?.sum ?? sum).cents)}</dd>
        </div>
      </Box>
    </Box>
  );
}
