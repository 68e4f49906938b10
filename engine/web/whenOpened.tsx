import Box from '@mui/material/Box';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { afterFirstScreen } from './first-screen.ts';
import { atFirstSign } from './first-sign.ts';
import { fetched, type Fetched } from './late/fetched.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { messages } from './messages.ts';
import { BareButton } from './PlainButton.tsx';

/**
 * A part that is prefetched once somebody works with the page, and mounted when first opened; it stays mounted so that it can close with its animation. Opened sooner, it
 * shows at once that it is loading, and after a while without a connection, that this is why, with a way back.
 */
export function whenOpened<Props extends { open: boolean; onClose?: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let asked: Fetched<{ default: ComponentType<Props> }> | undefined;
  const ask = () => (asked ??= fetched(load));
  const Part = lazyScreen(() => ask().coming);
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
      <Suspense fallback={props.open ? <Coming part={ask()} onClose={props.onClose} /> : null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

interface ComingProps {
  part: Pick<Fetched<unknown>, 'subscribe' | 'isLate'>;
  onClose: (() => void) | undefined;
}

function Coming({ part, onClose }: ComingProps) {
  const isLate = useSyncExternalStore(part.subscribe, part.isLate);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        top: '40%',
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'modal',
        width: 'max-content',
        maxWidth: 'min(360px, calc(100vw - 32px))',
        p: '12px 20px',
        borderRadius: 'var(--r)',
        border: '1px solid var(--border)',
        background: 'var(--surface)',
      }}
    >
      {isLate ? messages.opensLater : messages.working}
      {isLate && onClose && (
        <BareButton type="button" onClick={onClose} style={{ display: 'block', minHeight: 44, textDecoration: 'underline' }}>
          {messages.cancel}
        </BareButton>
      )}
    </Box>
  );
}
