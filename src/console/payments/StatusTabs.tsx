import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { paymentStatusLabels } from '../../../generated/enums.ts';
import type { PaymentStatus } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { FilterTab, FilterTabs } from '../FilterTabs.tsx';
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
  return (
    <FilterTabs label={messages.states}>
      <FilterTab label={messages.everyState} count={counts?.all} isChosen={chosen === undefined} onChoose={() => setFilters(others)} />
      {present.map((status) => (
        <FilterTab
          key={status}
          label={paymentStatusLabels[status]}
          count={counts?.by_status[status]}
          isChosen={chosen === status}
          onChoose={() => setFilters({ ...others, status })}
        />
      ))}
    </FilterTabs>
  );
}
