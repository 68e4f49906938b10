import { useState } from 'react';
import { useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import type { PublicSettings } from '../../generated/api.ts';
import { PublicSettingsContext } from '../api/public-settings.ts';
import { SessionProvider } from '../api/session.ts';
import { Toaster } from '../../engine/web/toast/Toaster.tsx';
import { AppRouter } from './AppRouter.tsx';
import { routesFor } from './routes.tsx';
import { UnshowableWatch } from './UnshowableWatch.tsx';

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The app once its public settings are known and the session is open. */
export function App({ settings }: { settings: PublicSettings }) {
  const [routes] = useState(() => routesFor(window.location.hostname, settings.base_domain));
  return (
    <PublicSettingsContext value={settings}>
      <SessionProvider>
        <AppRouter>
          <Screens routes={routes} />
        </AppRouter>
        <Toaster />
        <UnshowableWatch />
      </SessionProvider>
    </PublicSettingsContext>
  );
}
