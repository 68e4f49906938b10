// The client's area: its layout and its pages, each loaded when it is first shown.
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { PortalLayout } from './layout/PortalLayout.tsx';
import { pages } from './pages.ts';

const NotFound = lazyScreen(() => import('./pages/NotFoundPage.tsx'));

const screens = Object.entries(pages).map(([path, load]) => [path, lazyScreen(load)] as const);

/** Everything under /client, or under / on the client's host. */
export default function Portal() {
  return (
    <PortalLayout>
      <Suspense fallback={<LogoLoader />}>
        <Routes>
          <Route index element={<Navigate to="dashboard" replace />} />
          {screens.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </PortalLayout>
  );
}
