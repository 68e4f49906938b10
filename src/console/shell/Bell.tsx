import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useUser } from '../../api/session.ts';
import { messages } from '../messages.ts';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));
/** Without push, how often the number is asked for, in ms. */
const pollInterval = 30_000;

/** The bell: a warm dot while something is unread; opens what happened. */
export function Bell() {
  const { id: a, role: b } = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery({
    ...apiQuery(['/notifications/{a}/count/{b}', a, b], (signal) => api.GET('/notifications/{a}/count/{b}', { params: { path: { a, b } }, signal })),
    refetchInterval: pollInterval,
  });
  const count = data?.count ?? 0;
  const label = count > 0 ? messages.unread(count) : messages.notifications;
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
          <BellIcon />
          {count > 0 && (
            <Box
              component="span"
              sx={{
                position: 'absolute',
                right: 7,
                top: 7,
                width: 8,
                height: 8,
                borderRadius: '50%',
                background: 'var(--turn)',
                boxShadow: '0 0 0 2px var(--surface)',
              }}
            />
          )}
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
