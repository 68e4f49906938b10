import Notes from '@mui/icons-material/NotesRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import type { TimelineEntry } from '../../../generated/api.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useUser } from '../../api/session.ts';
import { TimelineIcon } from '../../features/timeline/TimelineIcon.tsx';
import { useTimeline } from '../../features/timeline/useTimeline.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatDateTime } from '../../../engine/web/format.ts';
import { messages as shared } from '../../../engine/web/messages.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { dashboardMessages } from './messages.ts';
import { updatesAtOnce } from './queries.ts';

/** The client's events, newest first, a page at a time. */
export function Updates() {
  const { id } = useUser();
  const timeline = useTimeline(id, updatesAtOnce);
  // What is there stays, whatever comes of asking again.
  const isThere = timeline.data !== undefined;
  // Drawn in steps, as the page.
  const isDrawn = useDeferredValue(isThere);
  const entries = timeline.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {dashboardMessages.updates}
      </Typography>
      {(timeline.isPending || (isThere && !isDrawn)) && (
        <Loading label={dashboardMessages.updates}>
          <UpdatesSkeleton />
        </Loading>
      )}
      {timeline.isError && !timeline.data && (
        <Card>
          <ErrorState title={dashboardMessages.updatesDidNotLoad} onRetry={() => void timeline.refetch()}>
            {sentenceOf(timeline.error)}
          </ErrorState>
        </Card>
      )}
      {isThere && isDrawn && entries.length === 0 && (
        <Card>
          <EmptyState icon={<Notes />} title={dashboardMessages.noUpdates}>
            {dashboardMessages.noUpdatesText}
          </EmptyState>
        </Card>
      )}
      <Box component="ol" sx={{ mt: 2 }}>
        {isDrawn && entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
      </Box>
      {timeline.isFetchNextPageError && (
        <Note tone="error" live sx={{ mb: 3 }}>
          {dashboardMessages.earlierDidNotLoad}
        </Note>
      )}
      {isDrawn && timeline.hasNextPage && (
        <Button variant="outlined" size="small" disabled={timeline.isFetchingNextPage} onClick={() => void timeline.fetchNextPage()}>
          {timeline.isFetchNextPageError ? shared.tryAgain : dashboardMessages.earlier}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '32px 1fr',
        columnGap: 3,
        pb: 5,
        fontSize: 'var(--fs-ui)',
        lineHeight: '20px',
        '&::before': { content: '""', position: 'absolute', left: 15, top: 32, bottom: 0, width: '1px', background: 'var(--border)' },
        '&:last-child::before': { display: 'none' },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 32,
          height: 32,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          background: 'var(--surface)',
          border: '1px solid var(--border)',
          color: 'text.secondary',
          '& .MuiSvgIcon-root': { fontSize: 16 },
        }}
      >
        <TimelineIcon entry={entry} />
      </Box>
      <div>
        <Box component="b" sx={{ fontWeight: 'var(--w-medium)' }}>
          {entry.words}
        </Box>
        <Box
          component="time"
          dateTime={entry.created_at}
          sx={{ display: 'block', mt: '2px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}
        >
          {formatDateTime(entry.created_at)}
          {entry.actor_name && `, ${entry.actor_name}`}
        </Box>
      </div>
    </Box>
  );
}

/** The first page of updates before it is there. */
export function UpdatesSkeleton() {
  return (
    <Box sx={{ mt: 2 }}>
      {Array.from({ length: updatesAtOnce }, (_, row) => (
        <Box key={row} sx={{ display: 'grid', gridTemplateColumns: '32px 1fr', columnGap: 3, height: 58 }}>
          <Skeleton width={32} height={32} sx={{ borderRadius: '50%' }} />
          <Box sx={{ display: 'grid', gap: '6px', alignContent: 'start', pt: '2px' }}>
            <Skeleton height={14} width="72%" />
            <Skeleton height={12} width="38%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
