import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { formatNumber } from '../../../engine/web/format.ts';
import { paymentStatusLabels } from '../../../generated/enums.ts';
import type { PaymentStatus } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { messages } from './messages.ts';

const countsQuery = apiQuery(['/payments', 'counts'], (signal) => api.GET('/payments/counts', { signal }));
/** What asks for work first. */
const order: readonly PaymentStatus[] = ['requires_action', 'failed', 'partly_refunded', 'refunded', 'succeeded', 'pending'];

/** The states of payments that there are, each with its count; one narrows the list. */
export function StatusTabs() {
  const { filterValues, setFilters } = useListContext();
  const counts = useQuery(countsQuery).data;
  const chosen: unknown = filterValues['status'];
  const { status: _status, ...others } = filterValues;
  const present = order.filter((status) => (counts?.by_status[status] ?? 0) > 0);
  const tab = (label: string, count: number | undefined, isChosen: boolean, status?: PaymentStatus) => (
    <Box
      key={label}
      component="button"
      type="button"
      aria-pressed={isChosen}
      onClick={() => setFilters(status ? { ...others, status } : others)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        flex: 'none',
        height: 'var(--control)',
        px: 3,
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface)',
        color: 'var(--text-2)',
        fontSize: 'var(--fs-dense)',
        cursor: 'pointer',
        '&:hover': { background: 'var(--hover)' },
        '&[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', color: 'var(--accent-ink)', fontWeight: 'var(--w-medium)' },
      }}
    >
      {label}
      {count !== undefined && (
        <Box component="span" className="num">
          {formatNumber(count)}
        </Box>
      )}
    </Box>
  );
  return (
    <Box
      role="group"
      aria-label={messages.states}
      sx={{ display: 'flex', gap: 2, overflowX: 'auto', scrollbarWidth: 'none', mb: 3, p: '2px', m: '-2px -2px 10px' }}
    >
      {tab(messages.everyState, counts?.all, chosen === undefined)}
      {present.map((status) => tab(paymentStatusLabels[status], counts?.by_status[status], chosen === status, status))}
    </Box>
  );
}
