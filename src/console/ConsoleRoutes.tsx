import { Suspense, useContext } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { ResourceRoutes } from '../../engine/console/ResourceRoutes.tsx';
import { useContract } from '../../engine/console/ContractContext.tsx';
import { Described } from '../../engine/console/Described.tsx';
import { lazyPage } from '../../engine/web/late/lazyPage.tsx';
import { screensOf } from './screens.ts';
import { ConsoleContext } from './shell/ConsoleContext.ts';

const NotFound = lazyPage(() => import('./NotFound.tsx'));

/** Every address of the console for this role: pages first, then the contract's resources, else not found. */
export function ConsoleRoutes() {
  const { role } = useContext(ConsoleContext);
  const { resources } = useContract();
  return (
    <Suspense fallback={<LogoLoader inline />}>
      <Routes>
        <Route index element={<Navigate to="dashboard" replace />} />
        {screensOf(role).map(({ path, shows = path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              // A page that shows a resource's screen first: its descriptor comes beside its code.
              <Described segment={shows}>
                <Screen />
              </Described>
            }
          />
        ))}
        {resources.map(({ segment }) => (
          <Route key={segment} path={`${segment}/*`} element={<ResourceRoutes key={segment} segment={segment} fallback={<NotFound />} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
