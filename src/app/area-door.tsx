import type { ComponentType } from 'react';
import type { Door } from '../../domain/doors.ts';
import { hostRole } from '../../domain/role-hosts.ts';
import type { Role } from '../../generated/api.ts';
// Whoever opens an area is signed in: what reads the session comes along.
import '../api/storage-cipher.ts';
import { QueriesProvider } from '../api/QueriesProvider.tsx';
import type { DoorParts } from './App.tsx';
import type { RouterProps } from '../kit/router/BrowserRouter.tsx';
import type { Route } from '../kit/router/Routes.tsx';
import { AreaRoute } from './AreaRoute.tsx';
import { StaleLine } from './connection/StaleLine.tsx';
import SessionWatch from './SessionWatch.tsx';
import type { SessionWatchProps } from './SessionWatch.tsx';

function Watch(props: SessionWatchProps) {
  return (
    <QueriesProvider>
      <SessionWatch {...props} />
    </QueriesProvider>
  );
}

/** The door of an area: its screens for these roles, each behind the guard. On this host that is all below the prefixes of the roles, and on the own host of one of them whatever is not public. */
export function areaDoor(door: Door, roles: readonly Role[], Screens: ComponentType<{ basename: string }>, Router: ComponentType<RouterProps>): DoorParts {
  const Area = (props: { basename: string }) => (
    <QueriesProvider>
      <StaleLine />
      <Screens {...props} />
    </QueriesProvider>
  );
  const routeOf = (path: string, role: Role): Route => ({ path, element: <AreaRoute key={role} role={role} screens={Area} /> });
  return {
    door,
    Router,
    Watch,
    routesFor: (hostname, baseDomain) => {
      const own = hostRole(hostname, baseDomain);
      const routes = roles.map((role) => routeOf(`${role}/*`, role));
      if (own !== null && roles.includes(own)) routes.push(routeOf('*', own));
      return routes;
    },
  };
}
