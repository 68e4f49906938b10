import { Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Door } from '../../domain/doors.ts';
import { useSession } from '../api/session.ts';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { HowItWorks } from '../features/help/HowItWorks.tsx';
import type { HowItWorksPlacement } from '../features/help/HowItWorks.tsx';
import { Arrival } from './Arrival.tsx';
import { ConnectionLine } from './connection/ConnectionLine.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import type { SessionWatchProps } from './SessionWatch.tsx';

const LockedScreen = lazyScreen(() => import('./LockedScreen.tsx'));

/** Where *How it works* floats. */
const placements: Readonly<Record<Door, HowItWorksPlacement>> = { public: 'public', portal: 'client', console: 'staff' };

/** Around every screen of a door: arrival from another host, the watch over the session, the line about the connection, and what floats. */
export function Root({ door, watch: Watch, children }: { door: Door; watch: ComponentType<SessionWatchProps>; children: ReactNode }) {
  const { token } = useSession();
  const [lockedToken, setLockedToken] = useState<string | null>(null);
  return (
    <>
      <ScrollToTop />
      <ConnectionLine isSignedIn={token !== null && token !== lockedToken} />
      <Arrival>
        {token !== null && token === lockedToken ? (
          <Suspense>
            <LockedScreen />
          </Suspense>
        ) : (
          children
        )}
      </Arrival>
      {token !== null && (
        <Suspense>
          <Watch key={token} onLock={setLockedToken} />
        </Suspense>
      )}
      <HowItWorks placement={placements[door]} />
    </>
  );
}
