import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Answered } from '../../../engine/web/Answered.tsx';
import { formatTime } from '../../../engine/web/format.ts';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { messages } from './messages.ts';
import { doneQuery } from './queries.ts';

interface DoneMenuProps {
  anchor: HTMLElement;
  title: string;
  onClose: () => void;
}

/** What the reader has ended today, the last first; a client's name leads to the client. */
export default function DoneMenu({ anchor, title, onClose }: DoneMenuProps) {
  const to = useAreaPath();
  const query = useQuery(doneQuery);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { mt: 1, width: 360, maxWidth: 'calc(100vw - 32px)', maxHeight: 420 } } }}
    >
      <Answered query={query} loading={messages.loading} skeleton={<TextSkeleton rows={4} />} failed={messages.doneFailed}>
        {({ done = [] }) => (
          <Box component="ol" sx={{ py: 2 }}>
            {done.map(({ kind, user_id, client_name, title: task, done_at, target_id }) => (
              <Box
                component="li"
                key={`${kind} ${target_id}`}
                sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px', px: 4, py: '6px', fontSize: 'var(--fs-dense)' }}
              >
                <Box sx={{ overflowWrap: 'anywhere' }}>
                  {messages.ended[kind]}
                  {task !== null && `: ${task}`}
                </Box>
                <Box className="num" sx={{ color: 'text.tertiary' }}>
                  {formatTime(done_at)}
                </Box>
                {user_id !== null && (
                  <Link component={RouterLink} to={to(`/client-profiles/${user_id}`)} sx={{ gridColumn: 1, fontSize: 'var(--fs-small)' }}>
                    {client_name}
                  </Link>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Answered>
    </Popover>
  );
}
