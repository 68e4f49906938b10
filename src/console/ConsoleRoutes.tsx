import { Suspense, useContext } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { ResourceRoutes } from '../../engine/console/ResourceRoutes.tsx';
import { useContract, useDescriptorAhead } from '../../engine/console/ContractContext.tsx';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { pages, type ConsolePage } from './pages.ts';
import { ConsoleContext } from './shell/ConsoleContext.ts';

const NotFound = lazyScreen(() => import('./NotFound.tsx'));

/** Every address of the console for this role: pages first, then the contract's resources, else not found. */
export function ConsoleRoutes() {
  const { role } = useContext(ConsoleContext);
  const { resources } = useContract();
  const own = pages.filter((page) => page.roles.includes(role));
  return (
    <Suspense fallback={<LogoLoader inline />}>
      <Routes>
        <Route index element={<Navigate to="dashboard" replace />} />
        {own.map((page) => (
          <Route key={page.path} path={page.path} element={<Page {...page} />} />
        ))}
        {resources.map(({ segment }) => (
          <Route key={segment} path={`${segment}/*`} element={<ResourceRoutes key={segment} segment={segment} fallback={<NotFound />} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

function Page({ path, shows = path, screen: Screen }: ConsolePage) {
  useDescriptorAhead(shows);
  return <Screen />;
}
