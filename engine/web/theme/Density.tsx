import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect } from 'react';

/** Where a system shows its scrollbars, as beside the menu, the inbox and a conversation: a quiet line. */
const quietBars = { '*': { scrollbarWidth: 'thin', scrollbarColor: 'var(--border-strong) transparent' } } as const;

/** Tightens rows, controls and text to the staff's density while mounted, in dialogs and menus too. */
export function StaffDensity() {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('staff');
    return () => classList.remove('staff');
  }, []);
  return <GlobalStyles styles={quietBars} />;
}
