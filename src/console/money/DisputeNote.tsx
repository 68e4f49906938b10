import Gavel from '@mui/icons-material/GavelRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router';
import { formatCents, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import type { PaymentCase } from '../../../generated/api.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { ClientName } from './ClientName.tsx';
import { messages } from './messages.ts';

/** The dispute whose answer is due first: money that is lost by waiting stands above everything else. */
export function DisputeNote({ dispute: { id, user_id, amount, due_at, reason } }: { dispute: PaymentCase }) {
  const list = useListPath();
  return (
    <Card
      component="section"
      aria-label={messages.disputeTitle}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', p: '10px 12px 10px 16px' }}
    >
      <Gavel aria-hidden="true" sx={{ color: 'var(--turn-ink)' }} />
      <Box component="p" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="b" sx={{ fontWeight: 'fontWeightMedium' }}>
          <ClientName id={user_id} /> {messages.disputedBy(formatCents(amount), formatWeekday(todayHere(new Date(due_at))))}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {messages.becauseOf(reason)}
        </Box>
      </Box>
      <Button component={Link} to={`${list('payment-cases')}/${id}`} variant="contained" sx={{ '@media (max-width: 600px)': { flex: '1 1 100%' } }}>
        {messages.openCase}
      </Button>
    </Card>
  );
}
