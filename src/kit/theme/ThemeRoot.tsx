import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TokenStyles } from '../../../engine/web/theme/global-styles.tsx';
import { theme } from '../../../engine/web/theme/theme.ts';

/** Where the chosen appearance is remembered. */
export const modeKey = 'forecourt-mode';

/** Theme and base styles for everything below; follows the device until the user chooses. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeKey} disableTransitionOnChange noSsr>
      <TokenStyles />
      {children}
    </ThemeProvider>
  );
}
