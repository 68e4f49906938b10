import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePublicSettings } from '../api/public-settings.ts';
import { useSession } from '../api/session.ts';
import { hostRole, prefixRole } from '../kit/area/hosts.ts';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { lazyQueryScreen } from '../kit/area/lazy-query-screen.tsx';
import { HowItWorks } from '../features/help/HowItWorks.tsx';
import type { HowItWorksPlacement } from '../features/help/HowItWorks.tsx';
import { Arrival } from './Arrival.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const LockedScreen = lazyScreen(() => import('./LockedScreen.tsx'));
// Fetched while there is a connection; where that fails there is nothing to say it with.
const ConnectionLine = lazyScreen(() => import('./connection/ConnectionLine.tsx').catch(() => ({ default: () => null })));
const SessionWatch = lazyQueryScreen(() => import('./SessionWatch.tsx'));

/** Which frame the screen at this address has. */
function usePlacement(publicPaths: readonly string[]): HowItWorksPlacement {
  const { base_domain: baseDomain } = usePublicSettings();
  const { pathname } = useLocation();
  const isPublic = publicPaths.includes(pathname.split('/')[1] ?? '');
  const area = prefixRole(pathname) ?? (isPublic ? null : hostRole(window.location.hostname, baseDomain));
  if (area === null) return 'public';
  return area === 'client' ? 'client' : 'staff';
}

/** Around every screen (`publicPaths`: first segments that belong to no area): arrival from another host, the watch over the session, the line about the connection, and what floats. */
export function Root({ publicPaths }: { publicPaths: readonly string[] }) {
  const { token } = useSession();
  const [lockedToken, setLockedToken] = useState<string | null>(null);
  return (
    <>
      <ScrollToTop />
      <Suspense>
        <ConnectionLine isSignedIn={token !== null && token !== lockedToken} />
      </Suspense>
      <Arrival>
        {token !== null && token === lockedToken ? (
          <Suspense>
            <LockedScreen />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </Arrival>
      {token !== null && (
        <Suspense>
          <SessionWatch key={token} onLock={setLockedToken} />
        </Suspense>
      )}
      <HowItWorks placement={usePlacement(publicPaths)} />
    </>
  );
}
