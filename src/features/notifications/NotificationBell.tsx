import Bell from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useUser } from '../../api/session.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { usePollUntilKnown } from '../../kit/live/live.ts';
import { useSoundWhenMore } from '../../kit/sound/useSoundWhenMore.ts';
import { messages } from './messages.ts';
import { unreadQuery } from './queries.ts';
import { useAskAnew } from './useAskAnew.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';

const NotificationPanel = lazyScreen(() => import('./NotificationPanel.tsx'));
const pollMs = 20_000;

/** The bell of both areas: a warm dot while something is unread; opens the notifications. */
export function NotificationBell() {
  const { id, role } = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, isError } = useSteady(useQuery({ ...unreadQuery(id, role), refetchInterval: usePollUntilKnown(pollMs) }));
  useAskAnew(data?.count);
  useSoundWhenMore(data?.count);
  const count = data?.count ?? 0;
  const label = isError ? messages.unknown : count > 0 ? messages.unread(count) : messages.title;
  return (
    <>
      <IconButton aria-label={label} title={label} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <Bell />
        {isError && <UnknownMark />}
        {count > 0 && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              right: '18%',
              top: '18%',
              width: 8,
              height: 8,
              borderRadius: '50%',
              background: 'var(--turn)',
              boxShadow: '0 0 0 2px var(--surface)',
            }}
          />
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

/** Whether something is unread is not known: neither a dot nor none. */
function UnknownMark() {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        right: '10%',
        top: '10%',
        width: 16,
        height: 16,
        borderRadius: '50%',
        background: 'var(--surface-2)',
        border: '1px solid var(--border-strong)',
        color: 'text.secondary',
        fontSize: 11,
        lineHeight: '14px',
        fontWeight: 'var(--w-medium)',
      }}
    >
      ?
    </Box>
  );
}
