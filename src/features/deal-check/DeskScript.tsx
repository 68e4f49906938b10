import Walk from '@mui/icons-material/DirectionsWalkRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { asksOf, worth } from '../../../domain/deal-check.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import type { DealCheckReport } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { sayOf } from './report.ts';

interface DeskScriptProps {
  report: DealCheckReport;
  /** What to do where the dealer says no to everything. */
  otherwise: string | null;
  /** What the dealer gave, by line, and how it is ticked; without it there is nothing to tick. */
  ticks?: { ticked: ReadonlySet<string>; onTick: (key: string, on: boolean) => void };
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) auto' },
  gap: { xs: '0 12px', sm: '0 14px' },
  padding: { xs: '14px 16px', sm: '16px 24px' },
  borderTop: '1px solid var(--border-soft)',
  '&:first-of-type': { borderTop: 0 },
} as const;
const figure = { gridColumn: { xs: 2, sm: 'auto' }, fontWeight: 'var(--w-strong)', lineHeight: '26px', textAlign: { sm: 'right' } } as const;

/** What to ask the dealer for, the largest amount first, and what to do if they say no. */
export function DeskScript({ report, otherwise, ticks }: DeskScriptProps) {
  const id = useId();
  const asks = asksOf(report);
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ typography: 'h3', mb: 1 }}>
        {messages.script}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)', mb: 3 }}>
        {asks.length === 0 ? messages.nothingToSay : ticks ? messages.scriptLead : messages.scriptLeadPlain}
      </Box>
      {(asks.length > 0 || otherwise) && (
        <Card component="ol">
          {asks.map((line, at) => (
            <Box component="li" key={line.key} sx={row}>
              {ticks ? (
                <Checkbox
                  slotProps={{ input: { 'aria-label': messages.tick(line.label) } }}
                  checked={ticks.ticked.has(line.key)}
                  onChange={(event) => ticks.onTick(line.key, event.target.checked)}
                  // Larger than it looks, for fingers.
                  sx={{ p: '13px', m: '-9px -13px -13px', alignSelf: 'start', justifySelf: 'start' }}
                />
              ) : (
                <Box className="num" aria-hidden="true" sx={{ color: 'text.tertiary', lineHeight: '26px' }}>
                  {at + 1}
                </Box>
              )}
              <Box sx={ticks?.ticked.has(line.key) ? { color: 'text.tertiary' } : {}}>
                <Box component="q" sx={{ display: 'block', fontSize: '1.0625rem', lineHeight: '1.625rem', letterSpacing: '-.008em', quotes: 'none' }}>
                  {messages.quoted(sayOf(line))}
                </Box>
                <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary', mt: '3px' }}>
                  {line.label}
                  {line.words ? `. ${line.words}` : ''}
                </Box>
              </Box>
              <Box className="num" sx={figure}>
                {formatCents(-worth(line))}
              </Box>
            </Box>
          ))}
          {asks.length > 0 && (
            <Box component="li" sx={{ ...row, background: 'var(--accent-soft)', borderTopColor: 'var(--border)' }}>
              <span />
              <Box component="b" sx={{ fontWeight: 'var(--w-strong)', fontSize: 'var(--fs-ui)', lineHeight: '26px' }}>
                {[messages.all(asks.length), ...taxText(report.less_tax)].join(', ')}
              </Box>
              <Box className="num" sx={figure}>
                {formatCents(-report.by)}
              </Box>
            </Box>
          )}
          {otherwise && (
            <Box component="li" sx={{ ...row, background: 'var(--surface-2)', borderTopColor: 'var(--border)' }}>
              <Walk aria-hidden="true" sx={{ color: 'text.secondary', mt: '3px' }} />
              <div>
                <Box component="b" sx={{ fontWeight: 'var(--w-medium)' }}>
                  {messages.otherwise(asks.length)}
                </Box>
                <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary', mt: '3px' }}>{otherwise}</Box>
              </div>
            </Box>
          )}
        </Card>
      )}
    </section>
  );
}

function taxText(less: number): string[] {
  if (less === 0) return [];
  return [less > 0 ? messages.lessTax(formatCents(less)) : messages.moreTax(formatCents(-less))];
}
