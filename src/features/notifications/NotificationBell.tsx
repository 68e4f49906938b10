import Bell from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from '../../kit/router/router.ts';
import { useUser } from '../../api/session.ts';
import { CountBadge } from '../../../engine/web/StatusChip.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { usePollUntilKnown } from '../../kit/live/live.ts';
import { useSoundWhenMore } from '../../kit/sound/useSoundWhenMore.ts';
import { messages } from './messages.ts';
import { unreadQuery } from './queries.ts';
import { useAskAnew } from './useAskAnew.ts';
import { useUnhurried } from './useUnhurried.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';

const NotificationPanel = lazyScreen(() => import('./NotificationPanel.tsx'));
const pollMs = 20_000;

/** The bell of both areas: the number of unread notifications; opens them. */
export function NotificationBell() {
  const { id, role } = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, isError } = useSteady(useQuery({ ...unreadQuery(id, role), refetchInterval: usePollUntilKnown(pollMs) }));
  // A chat that is open is read as it comes.
  const unread = useUnhurried(data?.count, useLocation().pathname.endsWith('/chats'));
  useAskAnew(unread);
  useSoundWhenMore(unread);
  const count = unread ?? 0;
  const label = isError ? messages.unknown : count > 0 ? messages.unread(count) : messages.title;
  return (
    <>
      <IconButton aria-label={label} title={label} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <Bell />
        {(isError || count > 0) && (
          <Box component="span" aria-hidden="true" sx={{ position: 'absolute', left: '45%', top: 0, transform: 'scale(.8)' }}>
            <CountBadge count={isError ? '?' : count > 99 ? '99+' : count} turn={!isError} />
          </Box>
        )}
      </IconButton>
      {anchor && (
        <Suspense>
          <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
