import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import type { HandOverQuote } from '../../../generated/api.ts';
import { formatNumber } from '../../features/ui/format.ts';
import { messages } from './messages.ts';
import { waitedFor } from './placement.ts';

type Tone = 'quiet' | 'turn' | 'error';
const colours: Readonly<Record<Tone, string>> = { quiet: 'var(--text-3)', turn: 'var(--turn-ink)', error: 'var(--error)' };

/** What would change hands, in figures. */
export function Counts({ quote, name }: { quote: HandOverQuote; name: string }) {
  const { waiting_since } = quote;
  const figures: readonly [number, string, string, Tone][] = [
    [quote.clients, messages.clients, messages.inProgress(quote.in_progress, quote.clients), 'quiet'],
    [quote.chats_waiting, messages.chats, waiting_since ? messages.longest(waitedFor(waiting_since)) : '', 'turn'],
    [quote.complaints, messages.complaints, quote.complaints > 0 ? messages.about(quote.complaints_about, name) : '', 'quiet'],
    [quote.support_requests, messages.support, messages.open, 'quiet'],
    [quote.follow_ups, messages.followUps, messages.overdue(quote.follow_ups_overdue), quote.follow_ups_overdue > 0 ? 'error' : 'quiet'],
  ];
  return (
    <Card
      component="section"
      aria-label={messages.counts}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, 1fr)',
        mb: 4,
        '& > * + *': { borderLeft: '1px solid var(--border-soft)' },
        '@media (max-width: 900px)': {
          gridTemplateColumns: '1fr 1fr',
          '& > *:first-of-type': { gridColumn: '1 / 3' },
          '& > * + *': { borderLeft: 0, borderTop: '1px solid var(--border-soft)' },
        },
      }}
    >
      {figures.map(([count, label, remark, tone]) => (
        <Box key={label} sx={{ p: '10px 14px', fontSize: 'var(--fs-dense)', lineHeight: '18px' }}>
          <Box component="strong" sx={{ display: 'block', fontSize: '1.25rem', lineHeight: '28px', fontWeight: 'fontWeightBold' }}>
            {formatNumber(count)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="small" sx={{ display: 'block', minHeight: 16, fontSize: 'var(--fs-small)', lineHeight: '16px', color: colours[tone] }}>
            {count > 0 ? remark : ''}
          </Box>
        </Box>
      ))}
    </Card>
  );
}
