import Notes from '@mui/icons-material/NotesRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { TargetKind, TimelineEntry } from '../../../generated/api.ts';
import { notLoaded } from '../../../engine/web/problem.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { TimelineIcon } from '../../features/timeline/TimelineIcon.tsx';
import { useTimeline } from '../../features/timeline/useTimeline.ts';
import { formatDateTime } from '../../../engine/web/format.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';

const timelineMessages = messages.timeline;
const pageSize = 25;

/** What each kind of target opens on the client's own page, by its id; undefined where it leads nowhere further. */
const tabOf: Readonly<Record<TargetKind, ((id: string | null) => string) | undefined>> = {
  link: (id) => (id ? `links&link=${id}` : 'links'),
  listing: () => 'links',
  chat: () => 'chat',
  folder: () => 'files',
  complaint: (id) => (id ? `complaints&complaint=${id}` : 'complaints'),
  preferences: () => 'preferences',
  payment: () => 'payments',
  user: undefined,
  onboarding: undefined,
  dashboard_listing: undefined,
  support_request: undefined,
  coupon: undefined,
  bid_request: undefined,
  refund_request: undefined,
  payment_case: undefined,
  deal: undefined,
  deal_check: undefined,
};

function placeOf({ client_id, target_kind, target_id }: TimelineEntry): string | undefined {
  const tab = target_kind && tabOf[target_kind]?.(target_id ?? null);
  return tab ? `/client-profiles/${client_id}?tab=${tab}` : undefined;
}

/** A client's events, newest first, a page at a time; `onlyShown` leaves out those that are for staff alone and link nowhere. */
export function Timeline({ clientId, onlyShown = false }: { clientId: string; onlyShown?: boolean }) {
  const timeline = useTimeline(clientId, pageSize);
  const entries = (timeline.data?.pages.flatMap((page) => page.items) ?? []).filter((entry) => !onlyShown || entry.internal !== true);
  if (timeline.isPending)
    return (
      <Loading label={messages.loading(timelineMessages.title)}>
        <TextSkeleton rows={6} />
      </Loading>
    );
  if (timeline.isError && !timeline.data)
    return (
      <ErrorState title={timelineMessages.failed} onRetry={() => void timeline.refetch()}>
        {notLoaded(timeline.error)}
      </ErrorState>
    );
  return (
    <>
      {entries.length === 0 && (
        <EmptyState icon={<Notes />} title={timelineMessages.none}>
          {timelineMessages.noneText}
        </EmptyState>
      )}
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} plain={onlyShown} />
        ))}
      </ol>
      {timeline.hasNextPage && (
        <Button variant="outlined" size="small" disabled={timeline.isFetchingNextPage} onClick={() => void timeline.fetchNextPage()}>
          {timelineMessages.earlier}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, plain }: { entry: TimelineEntry; plain: boolean }) {
  const to = useAreaPath();
  const place = plain ? undefined : placeOf(entry);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 3,
        pb: 4,
        '&::before': { content: '""', position: 'absolute', left: 13, top: 28, bottom: 0, width: '1px', background: 'var(--border)' },
        '&:last-child::before': { display: 'none' },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 28,
          height: 28,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          background: 'var(--surface)',
          border: '1px solid var(--border)',
          color: 'text.secondary',
          '& .MuiSvgIcon-root': { fontSize: 15 },
        }}
      >
        <TimelineIcon entry={entry} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', overflowWrap: 'anywhere' }}>
          {place ? (
            <Link component={RouterLink} to={to(place)} color="inherit" sx={{ fontWeight: 'var(--w-medium)' }}>
              {entry.words}
            </Link>
          ) : (
            <Box component="b" sx={{ fontWeight: 'var(--w-medium)' }}>
              {entry.words}
            </Box>
          )}
          {entry.internal === true && <StatusChip label={timelineMessages.internal} />}
        </Box>
        <Box
          component="time"
          dateTime={entry.created_at}
          sx={{ display: 'block', mt: '2px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}
        >
          {formatDateTime(entry.created_at)}, {entry.actor_name ?? timelineMessages.system}
        </Box>
      </Box>
    </Box>
  );
}
