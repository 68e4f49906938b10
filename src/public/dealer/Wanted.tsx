import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { formatDay } from '../../../engine/web/format.ts';
import type { DealerRequest } from '../../../generated/api.ts';
import { bidRequestsLabels as labels } from '../../../generated/labels.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { dayThere } from './times.ts';

/** What is asked for: the car, and all that a dealer learns of the buyer. */
export function Wanted({ request }: { request: DealerRequest }) {
  const facts = [
    [messages.color, messages.colors(request.colors)],
    [messages.mustHave, request.must_haves.join(', ')],
    [labels.needed_by, request.needed_by && formatDay(request.needed_by)],
    [labels.trade_in, request.trade_in],
    [labels.buyer, request.buyer],
    [messages.note, request.note],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Box
      component="section"
      aria-label={request.title}
      sx={{ border: '1px solid var(--border)', borderRadius: 'var(--r)', background: 'var(--surface)', position: { md: 'sticky' }, top: 24 }}
    >
      <Box sx={{ padding: { xs: '14px 16px', md: '16px 20px 18px' } }}>
        <Box component="h2" sx={{ fontSize: 'var(--fs)', lineHeight: '22px', fontWeight: 'var(--w-strong)', mb: '10px' }}>
          {request.title}
        </Box>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: '6px 12px', fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.tertiary' }}>
                {name}
              </Box>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          padding: '10px 20px',
          borderTop: '1px solid var(--border-soft)',
          fontSize: 'var(--fs-small)',
          lineHeight: '16px',
          textWrap: 'balance',
          color: 'text.tertiary',
        }}
      >
        <Lock aria-hidden="true" sx={{ fontSize: 16 }} />
        {messages.yours(dayThere(request.works_until, request.time_zone))}
      </Box>
    </Box>
  );
}
