import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { doorOf } from '../../domain/doors.ts';
import type { Door } from '../../domain/doors.ts';
import type { PublicSettings } from '../../generated/api.ts';
import { PublicSettingsContext } from '../api/public-settings.ts';
import type { SessionUser } from '../api/session-store.ts';
import { SessionProvider } from '../api/session.ts';
import { Toaster } from '../../engine/web/toast/Toaster.tsx';
import { ConfirmWatch } from './second-step/ConfirmWatch.tsx';
import type { RouterProps } from '../kit/router/BrowserRouter.tsx';
import { Routes } from '../kit/router/Routes.tsx';
import type { Route } from '../kit/router/Routes.tsx';
import { Root } from './Root.tsx';
import type { SessionWatchProps } from './SessionWatch.tsx';
import { UnshowableWatch } from './UnshowableWatch.tsx';

/** One door of the app. */
export interface DoorParts {
  door: Door;
  /** Every address that opens it on this host. */
  routesFor: (hostname: string, baseDomain: string) => Route[];
  Router: ComponentType<RouterProps>;
  Watch: ComponentType<SessionWatchProps>;
  /** Fetches what an address below the area's prefix is drawn with for somebody. */
  ahead?: (path: string, user: SessionUser) => Promise<unknown>;
}

/** A door once its public settings are known and the session is open. */
export function App({ settings, door, routesFor, Router, Watch }: DoorParts & { settings: PublicSettings }) {
  const { hostname } = window.location;
  const { base_domain: baseDomain } = settings;
  const [routes] = useState(() => routesFor(hostname, baseDomain));
  const isElsewhere = useCallback((pathname: string) => doorOf({ hostname, pathname }, baseDomain) !== door, [hostname, baseDomain, door]);
  return (
    <PublicSettingsContext value={settings}>
      <SessionProvider>
        <Router isElsewhere={isElsewhere}>
          <Root door={door} watch={Watch}>
            <Routes routes={routes} />
          </Root>
        </Router>
        <Toaster />
        <UnshowableWatch />
        <ConfirmWatch />
      </SessionProvider>
    </PublicSettingsContext>
  );
}
