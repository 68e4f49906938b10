import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface ResponsiveDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Chips or the like above the title. */
  above?: ReactNode;
  /** A line below the title. */
  below?: ReactNode;
  /** Its content brings its own padding, scrolling and footer. */
  bare?: boolean;
  /** It shows a record, to be read: keys that act from anywhere act over it, too. */
  isRecord?: boolean;
  children: ReactNode;
  /** The decisions, at the foot, always in reach. */
  actions?: ReactNode;
}

/** The drawer itself; `ResponsiveDrawer` fetches it when it is first opened. */
export default function ResponsiveDrawerFrame({
  open,
  onClose,
  title,
  above,
  below,
  bare = false,
  isRecord = false,
  children,
  actions,
}: ResponsiveDrawerProps) {
  const phone = useMediaQuery('(max-width: 640px)');
  const titleId = useId();
  const shape = phone
    ? { width: '100%', maxHeight: 'min(92vh, calc(100dvh - var(--toast-end)))', borderRadius: 'var(--r) var(--r) 0 0' }
    : { width: 'var(--drawer)', maxWidth: '100vw' };
  return (
    <Drawer
      anchor={phone ? 'bottom' : 'right'}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, ...(isRecord ? { 'data-record': '' } : {}), sx: shape } }}
    >
      <Box sx={{ display: 'flex', gap: 2, padding: bare ? '20px 12px 0 20px' : '20px 16px 0 24px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {above}
          <Box component="h2" id={titleId} sx={{ typography: 'h3' }}>
            {title}
          </Box>
          {below}
        </Box>
        <IconButton aria-label={messages.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {bare ? children : <Box sx={{ flex: 1, overflowY: 'auto', padding: '16px 24px 24px' }}>{children}</Box>}
      {actions !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 2,
            padding: '16px 24px calc(16px + env(safe-area-inset-bottom, 0px))',
            borderTop: '1px solid var(--border)',
          }}
        >
          {actions}
        </Box>
      )}
    </Drawer>
  );
}
