import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatCents } from '../../../engine/web/format.ts';

interface LedgerColumnProps {
  title: string;
  hint?: string;
  /** They come to the sum. Cents. */
  lines: readonly { label: string; cents: number }[];
  /** Shown where there are none. */
  empty: string;
  sum: { label: string; cents: number };
}

/** Lines of money with the sum they come to below a rule. */
export function LedgerColumn({ title, hint, lines, empty, sum }: LedgerColumnProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: '14px 16px', minWidth: 0 }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h3)' }}>
        {title}
      </Box>
      {hint && (
        <Box component="p" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 16px', mt: 3, mb: 0, '& dd': { m: 0, textAlign: 'right' } }}
      >
        {lines.length === 0 && (
          <>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {empty}
            </Box>
            <dd className="num">{formatCents(0)}</dd>
          </>
        )}
        {lines.map(({ label, cents }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="num">{formatCents(cents)}</dd>
          </Box>
        ))}
        <Box component="dt" sx={{ fontWeight: 'fontWeightBold', pt: 2, borderTop: '1px solid var(--border)' }}>
          {sum.label}
        </Box>
        <Box component="dd" className="num" sx={{ fontWeight: 'fontWeightBold', pt: 2, borderTop: '1px solid var(--border)', ml: '-16px !important', pl: 4 }}>
          {formatCents(sum.cents)}
        </Box>
      </Box>
    </Card>
  );
}
