import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSyncExternalStore } from 'react';
import { seenAt } from '../../api/seen/seen-at.ts';
import { messages } from './messages.ts';
import { useConnection, type Trouble } from './useConnection.ts';

/** The frame moves down by it, so that it lies over no control. */
export const room = { ':root': { '--line': '28px' } };

/** How a line at the top of the page looks. */
export const lineLook = {
  position: 'fixed',
  zIndex: 22,
  inset: '0 0 auto',
  height: 'var(--line)',
  px: 4,
  overflow: 'hidden',
  background: 'var(--warning-soft)',
  color: 'text.primary',
  fontSize: 'var(--fs-small)',
  lineHeight: '28px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media print': { display: 'none' },
} as const;

/** One quiet line at the top of every page while the connection is not as it should be, gone when it is over. Dialogs and drawers lie over it. */
export function ConnectionLine({ isSignedIn }: { isSignedIn: boolean }) {
  const trouble = useConnection(isSignedIn);
  if (trouble === null) return null;
  return (
    <>
      <GlobalStyles styles={room} />
      <Box role="status" data-connection={trouble} sx={lineLook}>
        <Said trouble={trouble} />
      </Box>
    </>
  );
}

/** What is wrong; where the page shows what it had kept, from when that is. */
function Said({ trouble }: { trouble: Trouble }) {
  const when = useSyncExternalStore(seenAt.subscribe, seenAt.when, seenAt.when);
  return when === null || trouble === 'polling' ? messages[trouble] : messages.from[trouble](when);
}
