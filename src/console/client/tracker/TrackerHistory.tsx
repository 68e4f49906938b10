import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TrackerChange } from '../../../../generated/api.ts';
import { formatDateTime } from '../../../../engine/web/format.ts';
import { Loading, TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../../engine/web/states.tsx';
import { messages } from '../messages.ts';
import { messages as trackerMessages } from './messages.ts';
import { topicName } from './names.ts';
import { trackerHistory } from './queries.ts';

/** Every change of the tracker with the previous text. */
export function TrackerHistory({ clientId }: { clientId: string }) {
  const query = useInfiniteQuery(trackerHistory(clientId));
  const changes = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isPending)
    return (
      <Loading label={messages.loading(trackerMessages.history)}>
        <TextSkeleton rows={5} />
      </Loading>
    );
  if (query.isError && !query.data) return <ErrorState title={trackerMessages.historyFailed} onRetry={() => void query.refetch()} />;
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{trackerMessages.noHistory}</Box>;
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 3 }}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </Box>
      {query.hasNextPage && (
        <Button size="small" variant="outlined" sx={{ mt: 3 }} disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {trackerMessages.earlier}
        </Button>
      )}
    </>
  );
}

function Change({ change: { field, before, after, actor_name, created_at } }: { change: TrackerChange }) {
  const name = topicName(field);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <b style={{ fontWeight: 'var(--w-medium)' }}>{after === null ? trackerMessages.cleared(name) : trackerMessages.wrote(name)}</b>
      <Box sx={{ color: 'text.secondary' }}>
        {before !== null && <del>{before}</del>} {after !== null && <ins style={{ textDecoration: 'none', color: 'var(--text)' }}>{after}</ins>}
      </Box>
      <Box component="small" sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
        {trackerMessages.changed(actor_name, formatDateTime(created_at))}
      </Box>
    </Box>
  );
}
