import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { FilterTab, FilterTabs } from '../FilterTabs.tsx';
import { messages } from './messages.ts';

const path = '/users/clients/count';
const countOf = (query: { in_progress?: boolean }) => apiQuery([path, query], (signal) => api.GET(path, { params: { query }, signal }));

/** An advisor's clients whose work is not over, where the list begins, and all of them, each with how many they are. */
export function ClientTabs() {
  const { filterValues, setFilters } = useListContext();
  const active = useQuery(countOf({ in_progress: true })).data;
  const all = useQuery(countOf({})).data;
  const { in_progress, ...others } = filterValues;
  return (
    <FilterTabs label={messages.views}>
      <FilterTab
        label={messages.active}
        count={active?.count}
        isChosen={String(in_progress) === 'true'}
        onChoose={() => setFilters({ ...others, in_progress: true })}
      />
      <FilterTab label={messages.all} count={all?.count} isChosen={in_progress === undefined} onChoose={() => setFilters(others)} />
    </FilterTabs>
  );
}
