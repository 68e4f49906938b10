import { useCallback, useState } from 'react';
import { useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { doorOf } from '../../domain/doors.ts';
import type { Door } from '../../domain/doors.ts';
import type { PublicSettings } from '../../generated/api.ts';
import { PublicSettingsContext } from '../api/public-settings.ts';
import { SessionProvider } from '../api/session.ts';
import { Toaster } from '../../engine/web/toast/Toaster.tsx';
import { AppRouter } from './AppRouter.tsx';
import { UnshowableWatch } from './UnshowableWatch.tsx';

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** One door of the app. */
export interface DoorParts {
  door: Door;
  /** Every address that opens it on this host. */
  routesFor: (hostname: string, baseDomain: string) => RouteObject[];
}

/** A door once its public settings are known and the session is open. */
export function App({ settings, door, routesFor }: DoorParts & { settings: PublicSettings }) {
  const { hostname } = window.location;
  const { base_domain: baseDomain } = settings;
  const [routes] = useState(() => routesFor(hostname, baseDomain));
  const isElsewhere = useCallback((pathname: string) => doorOf({ hostname, pathname }, baseDomain) !== door, [hostname, baseDomain, door]);
  return (
    <PublicSettingsContext value={settings}>
      <SessionProvider>
        <AppRouter isElsewhere={isElsewhere}>
          <Screens routes={routes} />
        </AppRouter>
        <Toaster />
        <UnshowableWatch />
      </SessionProvider>
    </PublicSettingsContext>
  );
}
