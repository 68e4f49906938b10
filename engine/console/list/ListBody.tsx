import { Suspense, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { notLoaded } from '../../web/problem.ts';
import { Loading } from '../../web/skeletons.tsx';
import { ErrorState } from '../../web/states.tsx';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { BulkBar } from './BulkBar.tsx';
import { useBulkRun } from './bulkRuns.ts';
import { ListFooter } from './ListFooter.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import { useListShape } from './useListShape.ts';

const GroupedList = lazyScreen(() => import('./GroupedList.tsx'));
const BulkNote = lazyScreen(() => import('./BulkNote.tsx'));

interface ListBodyProps {
  /** In place of rows where there are none. */
  empty: ReactNode;
  /** What the list is called where it does not load; without it, as its resource is. */
  name?: string;
  /** What else is asked for again with the rows. */
  onRetry?: () => unknown;
  /** In place of the rows on their way. */
  skeleton?: ReactNode;
  /** The rows, where they are no table of the contract's columns. */
  children?: ReactNode;
}

/** The rows of a list under the bar of what is done to the chosen ones, and the way to its other pages. */
export function ListBody({ empty, name, onRetry, skeleton, children }: ListBodyProps) {
  const resource = useDescriptor();
  const { data, error, isPending, total, refetch } = useListContext();
  const { group } = useListShape();
  const run = useBulkRun(resource.segment);
  if (error && !data) {
    return (
      <ErrorState
        title={messages.listFailed(name ?? resource.label)}
        onRetry={() => {
          void refetch();
          onRetry?.();
        }}
      >
        {notLoaded(error)}
      </ErrorState>
    );
  }
  if (isPending || !data) return <Loading label={messages.loading(name ?? resource.label)}>{skeleton ?? <ListSkeleton />}</Loading>;
  // What came of an act stays to be read when nothing of the list is left.
  const note = run && (
    <Suspense>
      <BulkNote run={run} />
    </Suspense>
  );
  if (total === 0 || data.length === 0)
    return (
      <>
        {note}
        {empty}
      </>
    );
  if (group && !children)
    return (
      <Suspense fallback={<ListSkeleton />}>
        <GroupedList key={group.name} by={group} note={note} />
      </Suspense>
    );
  return (
    <>
      <BulkBar />
      {note}
      {children ?? <ListTable />}
      <ListFooter />
    </>
  );
}
