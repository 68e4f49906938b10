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

interface Tab {
  label: string;
  count: number | undefined;
  /** What it narrows the list by. */
  filter: Readonly<Record<string, unknown>>;
}

/** What waits for an answer, and the states of payments that there are, each with its count; one narrows the list. */
export function StatusTabs() {
  const { filterValues, setFilters } = useListContext();
  const counts = useQuery(countsQuery).data;
  const { status, refund_requested, disputed, ...others } = filterValues;
  const tabs: Tab[] = [
    { label: messages.everyState, count: counts?.all, filter: {} },
    ...[
      { label: messages.refundRequested, count: counts?.refund_requested, filter: { refund_requested: true } },
      { label: messages.disputed, count: counts?.disputed, filter: { disputed: true } },
      ...order.map((each) => ({ label: paymentStatusLabels[each], count: counts?.by_status[each], filter: { status: each } })),
    ].filter(({ count = 0 }) => count > 0),
  ];
  const chosen: Tab['filter'] = { status, refund_requested, disputed };
  return (
    <FilterTabs label={messages.states}>
      {tabs.map(({ label, count, filter }) => (
        <FilterTab
          key={label}
          label={label}
          count={count}
          isChosen={Object.keys(chosen).every((name) => chosen[name] === filter[name])}
          onChoose={() => setFilters({ ...others, ...filter })}
        />
      ))}
    </FilterTabs>
  );
}
