import Bell from '@mui/icons-material/NotificationsNoneRounded';
import DoneAll from '@mui/icons-material/DoneAllRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { Notification } from '../../../generated/api.ts';
import { notificationKindTones } from '../../../generated/enums.ts';
import { api } from '../../api/client.ts';
import { reasonOf, sentenceOf } from '../../../engine/web/problem.ts';
import { useUser } from '../../api/session.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { formatRelative } from '../../../engine/web/format.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { ToneIcon, toneColours } from '../../../engine/web/tone.tsx';
import { messages } from './messages.ts';
import { notificationsKey, notificationsQuery } from './queries.ts';
import { pathOf } from './target.ts';
import { askAnew } from './useAskAnew.ts';

/** The user's notifications, newest first; each links to its subject, and opening it marks it as read. */
export default function NotificationPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { id, role } = useUser();
  const client = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery(id, role));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const settle = {
    onError: (error: Error) => void toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  };
  const readAll = useMutation({ mutationFn: () => api.POST('/notifications/mark-all-as-read', { body: { user_id: id, role } }), ...settle });
  const readOne = useMutation({ mutationFn: (notification_id: string) => api.POST('/notifications/mark-as-read', { body: { notification_id } }), ...settle });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': messages.title, sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, 80vh)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '12px 8px 8px 16px', position: 'sticky', top: 0, background: 'inherit', zIndex: 1 }}>
        <Box component="h2" sx={{ typography: 'h4', flex: 1 }}>
          {messages.title}
        </Box>
        <Button
          variant="text"
          size="small"
          startIcon={<DoneAll />}
          disabled={readAll.isPending || !items.some((item) => !item.is_read)}
          onClick={() => readAll.mutate()}
        >
          {messages.markAll}
        </Button>
      </Box>
      {query.isPending && (
        <Loading label={messages.title}>
          <Box sx={{ padding: 4 }}>
            <TextSkeleton rows={5} />
          </Box>
        </Loading>
      )}
      {query.isError && items.length === 0 && (
        <ErrorState title={messages.loadFailed} onRetry={() => void query.refetch()}>
          {sentenceOf(query.error)}
        </ErrorState>
      )}
      {query.isSuccess && items.length === 0 && (
        <EmptyState icon={<Bell />} title={messages.none}>
          {messages.noneHint}
        </EmptyState>
      )}
      <Box component="ul">
        {items.map((item) => (
          <li key={item.id}>
            <NotificationRow
              item={item}
              onOpen={() => {
                if (!item.is_read) readOne.mutate(item.id);
                void askAnew(client);
                onClose();
              }}
            />
          </li>
        ))}
      </Box>
      {query.hasNextPage && (
        <Box sx={{ padding: 2, textAlign: 'center', borderTop: '1px solid var(--border-soft)' }}>
          <Button variant="text" size="small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {messages.older}
          </Button>
        </Box>
      )}
    </Popover>
  );
}

function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const to = useAreaPath();
  const tone = notificationKindTones[item.kind] ?? 'neutral';
  return (
    <Box
      component={RouterLink}
      to={to(pathOf(item))}
      onClick={onOpen}
      sx={{
        display: 'flex',
        gap: 3,
        padding: '10px 16px',
        borderTop: '1px solid var(--border-soft)',
        color: 'inherit',
        '&:hover': { background: 'var(--hover)', textDecoration: 'none' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <Box sx={{ mt: '2px', lineHeight: 0, color: item.is_read ? 'text.tertiary' : toneColours(tone).color }}>
        <ToneIcon tone={tone} size={16} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: item.is_read ? 400 : 'var(--w-medium)', fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
          {item.words}
          {!item.is_read && <span className="vh">, {messages.isUnread}</span>}
        </Box>
        <Box component="time" dateTime={item.created_at} sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
          {formatRelative(item.created_at)}
        </Box>
      </Box>
      {!item.is_read && (
        <Box
          component="span"
          aria-hidden="true"
          sx={{ alignSelf: 'center', width: 8, height: 8, borderRadius: '50%', background: 'var(--turn)', flex: 'none' }}
        />
      )}
    </Box>
  );
}
