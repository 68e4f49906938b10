import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { ThemeToggle } from '../../../engine/web/theme/ThemeSwitch.tsx';
import { messages } from '../messages.ts';
import { MenuList } from './MenuList.tsx';

interface PanelSheetProps {
  open: boolean;
  onClose: () => void;
  /** What the side panel begins with. */
  home: ReactNode;
}

/** The side panel of a phone, a sheet from the left; fetched when it is first opened. */
export default function PanelSheet({ open, onClose, home }: PanelSheetProps) {
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': messages.openMenu, sx: { width: 'min(300px, 86vw)', px: 3, pb: 6 } } }}
    >
      {home}
      <MenuList onChoose={onClose} />
      <Box sx={{ mt: 4 }}>
        <ThemeToggle />
      </Box>
    </Drawer>
  );
}
