import Box from '@mui/material/Box';
import type { HandOverQuote } from '../../../generated/api.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { FigureRow, remarkColours, type RemarkTone } from '../FigureRow.tsx';
import { messages } from './messages.ts';
import { waitedFor } from './placement.ts';

/** What would change hands, in figures. */
export function Counts({ quote, name }: { quote: HandOverQuote; name: string }) {
  const { waiting_since } = quote;
  const figures: readonly [number, string, string, RemarkTone][] = [
    [quote.clients, messages.clients, messages.inProgress(quote.in_progress, quote.clients), 'quiet'],
    [quote.chats_waiting, messages.chats, waiting_since ? messages.longest(waitedFor(waiting_since)) : '', 'turn'],
    [quote.complaints, messages.complaints, quote.complaints > 0 ? messages.about(quote.complaints_about, name) : '', 'quiet'],
    [quote.support_requests, messages.support, messages.open, 'quiet'],
    [quote.tasks, messages.tasks, messages.overdue(quote.tasks_overdue), quote.tasks_overdue > 0 ? 'error' : 'quiet'],
    [quote.follow_ups, messages.followUps, messages.overdue(quote.follow_ups_overdue), quote.follow_ups_overdue > 0 ? 'error' : 'quiet'],
  ];
  return (
    <FigureRow label={messages.counts}>
      {figures.map(([count, label, remark, tone]) => (
        <Box key={label} sx={{ p: '10px 14px', fontSize: 'var(--fs-dense)', lineHeight: '18px' }}>
          <Box component="strong" sx={{ display: 'block', fontSize: '1.25rem', lineHeight: '28px', fontWeight: 'fontWeightBold' }}>
            {formatNumber(count)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="small" sx={{ display: 'block', minHeight: 16, fontSize: 'var(--fs-small)', lineHeight: '16px', color: remarkColours[tone] }}>
            {count > 0 ? remark : ''}
          </Box>
        </Box>
      ))}
    </FigureRow>
  );
}
