import Done from '@mui/icons-material/CheckCircleOutlineRounded';
import Ahead from '@mui/icons-material/RadioButtonUncheckedRounded';
import Here from '@mui/icons-material/RadioButtonCheckedRounded';
import Box from '@mui/material/Box';
import type { RefundQuote, RefundRung } from '../../../generated/api.ts';
import { formatCents, formatDate, formatPercent } from '../../../engine/web/format.ts';
import { messages as all } from './messages.ts';

const messages = all.refundRungs;

/** The refund ladder today: its sentence, and every rung with the event that ended it. */
export function RefundLadder({ quote }: { quote: RefundQuote }) {
  const here = quote.rungs.findIndex((rung) => rung.is_current);
  return (
    <section>
      <Box component="p" sx={{ fontSize: 'var(--fs-h3)', lineHeight: '22px', fontWeight: 'fontWeightBold' }}>
        {quote.words}
      </Box>
      <Box component="ol" aria-label={messages.ladder} sx={{ display: 'grid', gridTemplateColumns: `repeat(${quote.rungs.length}, 1fr)`, mt: 3 }}>
        {quote.rungs.map((rung, index) => (
          <Box
            component="li"
            key={rung.until ?? ''}
            aria-current={index === here ? 'step' : undefined}
            sx={{
              position: 'relative',
              p: '22px 8px 0 0',
              fontSize: 'var(--fs-small)',
              lineHeight: '16px',
              color: index === here ? 'text.secondary' : 'text.tertiary',
              '& > b': {
                display: 'block',
                fontSize: 'var(--fs-dense)',
                lineHeight: '18px',
                fontWeight: 'fontWeightMedium',
                color: index === here ? 'primary.main' : 'text.secondary',
              },
              '& > svg': {
                position: 'absolute',
                left: 0,
                top: 0,
                width: 16,
                height: 16,
                background: 'var(--surface)',
                color: index === here ? 'primary.main' : 'text.tertiary',
              },
              '&:not(:last-of-type)::before': { content: '""', position: 'absolute', left: 0, right: 0, top: 7, height: 2, background: 'var(--border)' },
            }}
          >
            {index < here ? <Done aria-hidden="true" /> : index === here ? <Here aria-hidden="true" /> : <Ahead aria-hidden="true" />}
            <b className="num">
              {index === here ? `${messages.now} ${formatCents(rung.amount)}` : `${formatPercent(rung.percent)}, ${formatCents(rung.amount)}`}
            </b>
            {endOf(rung)}
          </Box>
        ))}
      </Box>
    </section>
  );
}

function endOf({ until, ended_at }: RefundRung): string {
  if (until === null) return messages.afterwards;
  return ended_at === null ? messages.until(until) : `${messages.until(until)}. ${messages.wasOn(formatDate(ended_at))}`;
}
