import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { RouteObject } from 'react-router';
import { publicSegments } from '../../domain/doors.ts';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import type { DoorParts } from '../app/App.tsx';
import { RenderBoundary } from '../app/RenderBoundary.tsx';
import { Root } from '../app/Root.tsx';
import { lazyQueryScreen } from '../kit/area/lazy-query-screen.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { pages } from '../public/pages.ts';

// Only who is signed in is watched over, and hardly anybody is here.
const SessionWatch = lazyQueryScreen(() => import('../app/SessionWatch.tsx'));

function PublicRoute({ screen: Screen }: { screen: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <RenderBoundary resetKey={pathname}>
      <Suspense fallback={<LogoLoader />}>
        <Screen />
      </Suspense>
    </RenderBoundary>
  );
}

/** The public pages, and what is said of an address that is nobody's. */
function publicRoutes(): RouteObject[] {
  const routes = publicSegments.map<RouteObject>((segment) => {
    const { load, withPackage } = pages[segment];
    return { path: withPackage ? `${segment}/:package_identifier?` : `/${segment}`, element: <PublicRoute screen={lazyScreen(load)} /> };
  });
  return [...routes, { path: '*', element: <PublicRoute screen={lazyScreen(pages['not-found'].load)} /> }];
}

/** What everybody may open. */
export const publicDoor: DoorParts = {
  door: 'public',
  routesFor: () => [{ element: <Root door="public" watch={SessionWatch} />, children: publicRoutes() }],
};
