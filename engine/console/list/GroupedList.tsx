import Groups from '@mui/icons-material/AccountTreeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries, useQuery, type QueryKey } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { ListContextProvider, useDataProvider, useListContext, type RaRecord } from 'react-admin';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { inSentence } from '../../contract/inSentence.ts';
import { notLoaded } from '../../web/problem.ts';
import { EmptyState, ErrorState } from '../../web/states.tsx';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import type { ContractDataProvider } from '../provider/withContract.ts';
import { BulkBar } from './BulkBar.tsx';
import { wholeFilter, type FilterValues } from './conditions.ts';
import { GroupHead, GroupMore } from './GroupHead.tsx';
import { filterOf, inOrder, keyOf, nextOf, rowsInSight, whenOpened, type Group } from './groups.ts';
import { keepLook, useListLook } from './listLook.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import { messages } from './messages.ts';
import { totalText } from './total.ts';
import type { ListGroups } from './viewStore.ts';

interface GroupedListProps {
  by: FieldDescriptor;
  /** What came of an act on many. */
  note: ReactNode;
}

/** The rows of a list under heads, one for each value of a field, with how many rows have it; each group is the list with one condition more. */
export default function GroupedList({ by, note }: GroupedListProps) {
  const { segment, label } = useDescriptor();
  const look = useListLook(segment);
  const list = useListContext();
  const filter = wholeFilter(list);
  const found = useGroups(by, filter);
  if (!found.data && found.error)
    return (
      <ErrorState title={messages.groupsFailed} onRetry={() => void found.refetch()}>
        {notLoaded(found.error)}
      </ErrorState>
    );
  if (!found.data) return <ListSkeleton />;
  if (found.data.is_capped)
    return (
      <EmptyState
        icon={<Groups />}
        title={messages.tooManyToGroup}
        action={
          <Button variant="outlined" onClick={() => keepLook(segment, { ...look, group_by: null })}>
            {messages.noGroups}
          </Button>
        }
      >
        {messages.tooManyToGroupExplained}
      </EmptyState>
    );
  const { groups, others } = found.data;
  return (
    <>
      <Rows by={by} groups={groups} filter={filter} note={note} />
      <Box
        className="num"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          minHeight: 44,
          px: 3,
          borderTop: '1px solid var(--border)',
          fontSize: 'var(--fs-dense)',
          color: 'text.secondary',
        }}
      >
        {messages.inGroups(`${totalText(list.total ?? 0)} ${inSentence(label)}`, groups.length + others)}
        {others > 0 && `, ${messages.largest(groups.length)}`}
      </Box>
    </>
  );
}

/** Below the list's own name, so that what asks it again asks its groups, too. */
function useGroups(by: FieldDescriptor, filter: FilterValues) {
  const { name, segment } = useDescriptor();
  const { views } = useContract();
  return useQuery({
    queryKey: [segment, 'groups', by.name, filter] as QueryKey,
    queryFn: async (): Promise<ListGroups> => {
      const store = await views?.();
      if (!store) throw new Error('Nothing counts groups here.');
      return store.groups(name, { by: by.name, filter });
    },
    placeholderData: (before) => before,
    retry: false,
  });
}

interface RowsProps extends GroupedListProps {
  groups: readonly Group[];
  filter: FilterValues;
}

function Rows({ by, groups: counted, filter, note }: RowsProps) {
  const list = useListContext();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const groups = useMemo(() => inOrder(counted, by), [counted, by]);
  const inSight = useMemo(() => rowsInSight(groups, chosen), [groups, chosen]);
  const answers = useRowsOf({ by, groups, filter, inSight });
  const sections = useMemo(() => {
    const show = (group: Group, rows: number) => setChosen((before) => new Map(before).set(keyOf(group), rows));
    return groups.map((group, index) => {
      const key = keyOf(group);
      const rows = inSight.get(key) ?? 0;
      const { records = [], error, retry } = answers.get(key) ?? {};
      const head = `${id}${index}`;
      const rest = group.count - rows;
      const next = nextOf(group, rows);
      const isWaiting = records.length < rows && !error;
      return {
        key,
        records,
        head: <GroupHead id={head} by={by} group={group} isOpen={rows > 0} onToggle={() => show(group, rows > 0 ? 0 : whenOpened(group))} />,
        more: rows > 0 && (rest > 0 || isWaiting || error) && (
          <GroupMore of={head} count={next} isWaiting={isWaiting} error={error} onRetry={retry} onMore={() => show(group, rows + next)} />
        ),
      };
    });
  }, [groups, inSight, answers, by, id]);
  // What works on the rows of a list works on those in sight.
  const shown = useMemo(() => sections.flatMap(({ records }) => records), [sections]);
  const context = useMemo(() => ({ ...list, data: shown }), [list, shown]);
  return (
    <ListContextProvider value={context as typeof list}>
      <BulkBar />
      {note}
      <ListTable sections={sections} />
    </ListContextProvider>
  );
}

interface RowsOf {
  records?: readonly RaRecord[];
  error?: Error;
  retry?: () => void;
}

/** The rows of the open groups, each as a list with its own condition. */
function useRowsOf({ by, groups, filter, inSight }: Omit<RowsProps, 'note'> & { inSight: ReadonlyMap<string, number> }): ReadonlyMap<string, RowsOf> {
  const { segment } = useDescriptor();
  const { sort } = useListContext();
  const provider = useDataProvider<ContractDataProvider>();
  const open = groups.filter((group) => (inSight.get(keyOf(group)) ?? 0) > 0);
  return useQueries({
    queries: open.map((group) => {
      const key = keyOf(group);
      const wish = { pagination: { page: 1, perPage: inSight.get(key) ?? 0 }, sort, filter: filterOf(filter, by, group) };
      return {
        queryKey: [segment, 'getList', wish] as QueryKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => provider.getList<RaRecord>(segment, { ...wish, signal }),
        // More of a group, or in another order: what is there stays until it comes.
        placeholderData: (before: { data: RaRecord[] } | undefined, query: { meta?: Record<string, unknown> } | undefined) =>
          query?.meta?.['group'] === key ? before : undefined,
        meta: { group: key },
        retry: false,
      };
    }),
    combine: (answers) =>
      new Map(
        open.map((group, index): [string, RowsOf] => {
          const answer = answers[index];
          return [
            keyOf(group),
            {
              ...(answer?.data ? { records: answer.data.data } : {}),
              ...(answer?.error ? { error: answer.error, retry: () => void answer.refetch() } : {}),
            },
          ];
        }),
      ),
  });
}
