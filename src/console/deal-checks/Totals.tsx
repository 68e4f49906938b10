import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatCents } from '../../../engine/web/format.ts';
import type { DealCheckReport } from '../../../generated/api.ts';
import { messages } from './messages.ts';

const words = messages.totals;

/** What the review comes to while it is typed; the same calculation as the report's. */
export function Totals({ report }: { report: DealCheckReport }) {
  const isOpen = report.by > 0;
  return (
    <Card
      component="dl"
      aria-live="polite"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        m: 0,
        '& > div': { padding: '10px 16px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' },
        '& > div + div': { borderLeft: '1px solid var(--border-soft)' },
        '& dd': { m: 0 },
        '& dd:not([data-note])': { fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 'var(--w-strong)', letterSpacing: '-.012em', color: 'text.primary' },
      }}
    >
      <div>
        <dt>{words.now}</dt>
        <dd className="num">{formatCents(report.total)}</dd>
      </div>
      <div>
        <dt>{words.aim}</dt>
        <dd className="num">{formatCents(report.aim_total)}</dd>
      </div>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, ...(isOpen ? { background: 'var(--turn-soft)' } : {}) }}>
        <dt>
          {words.by}, {words.lines(report.asks)}
        </dt>
        <Box component="dd" className="num" style={isOpen ? { color: 'var(--turn-ink)' } : undefined}>
          {formatCents(report.by)}
        </Box>
        {report.less_tax !== 0 && (
          <dd className="num" data-note>
            {messages.tax(formatCents(report.less_tax))}
          </dd>
        )}
      </Box>
    </Card>
  );
}
