import type { ReactNode } from 'react';
import { ThemeRoot } from '../kit/theme/ThemeRoot.tsx';
import { RouterBoundary } from './UnexpectedError.tsx';

/** What stands around every door. Failures are caught twice: around everything, and within the theme, where the page that says so has its looks. */
export function DoorFrame({ children }: { children: ReactNode }) {
  return (
    <RouterBoundary>
      <ThemeRoot>
        <RouterBoundary>{children}</RouterBoundary>
      </ThemeRoot>
    </RouterBoundary>
  );
}
