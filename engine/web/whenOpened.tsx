import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { afterFirstScreen } from './first-screen.ts';
import { atFirstSign } from './first-sign.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { messages } from './messages.ts';

/**
 * A part that is prefetched once somebody works with the page, and mounted when first opened; it stays mounted so that it can close with its animation. Opened sooner, it
 * shows at once that it is loading.
 */
export function whenOpened<Props extends { open: boolean }>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const Part = lazyScreen(load);
  let ahead = false;
  const fetchAhead = (): void => {
    if (ahead || typeof window.requestIdleCallback !== 'function') return;
    ahead = true;
    // Opening it retries, and shows the error if it still fails.
    void afterFirstScreen().then(() => atFirstSign(() => window.requestIdleCallback(() => void load().catch(() => undefined), { timeout: 2_000 })));
  };
  return function WhenOpened(props: Props) {
    const [hasOpened, setHasOpened] = useState(props.open);
    if (props.open && !hasOpened) setHasOpened(true);
    useEffect(fetchAhead, []);
    return hasOpened ? (
      <Suspense fallback={<Coming />}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

function Coming() {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        top: '40%',
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'modal',
        p: '12px 20px',
        borderRadius: 'var(--r)',
        border: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      {messages.working}
    </Box>
  );
}
