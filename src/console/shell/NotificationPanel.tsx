import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { useUser } from '../../api/session.ts';
import { formatRelative } from '../../features/ui/format.ts';
import { Loading, TextSkeleton } from '../../features/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../features/ui/states.tsx';
import { toast } from '../../features/ui/toast/toast.ts';
import { messages } from '../messages.ts';

/** One's own notifications, newest first. */
export default function NotificationPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { id: a, role: b } = useUser();
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(
    apiQuery(['/notifications/{a}/{b}', a, b], (signal) => api.GET('/notifications/{a}/{b}', { params: { path: { a, b } }, signal })),
  );
  const settle = {
    onError: (failure: unknown) => void toast.error(messageOf(failure)),
    onSuccess: () => void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/notifications/') }),
  };
  const readAll = useMutation({ mutationFn: () => api.POST('/notifications/mark-all-as-read', { body: { user_id: a, role: b } }), ...settle });
  const readOne = useMutation({ mutationFn: (notification_id: string) => api.POST('/notifications/mark-as-read', { body: { notification_id } }), ...settle });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': messages.notifications, sx: { width: 'min(400px, calc(100vw - 32px))', maxHeight: '70vh', mt: 1 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '12px 8px 8px 16px' }}>
        <Box component="h2" sx={{ flex: 1, fontSize: 'var(--fs-h3)', fontWeight: 'fontWeightBold' }}>
          {messages.notifications}
        </Box>
        <Button disabled={readAll.isPending || !data?.items.some((item) => !item.is_read)} onClick={() => readAll.mutate()}>
          {messages.markAllRead}
        </Button>
      </Box>
      {isPending && (
        <Loading label={messages.notifications}>
          <Box sx={{ p: 4 }}>
            <TextSkeleton rows={5} />
          </Box>
        </Loading>
      )}
      {error && !data && (
        <ErrorState title={messages.notificationsFailed} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={<BellIcon />} title={messages.noNotifications}>
          {messages.noNotificationsText}
        </EmptyState>
      )}
      <Box component="ul">
        {data?.items.map((item) => (
          <Box component="li" key={item.id} sx={{ borderTop: '1px solid var(--border-soft)', display: 'flex', gap: 2, p: '10px 16px' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: !item.is_read ? 'fontWeightMedium' : 400 }}>{item.words}</Box>
              <Box component="time" dateTime={item.created_at} sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
                {formatRelative(item.created_at)}
              </Box>
            </Box>
            {!item.is_read && (
              <Button size="small" aria-label={`${messages.markRead}: ${item.words}`} onClick={() => readOne.mutate(item.id)}>
                {messages.markRead}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Popover>
  );
}
