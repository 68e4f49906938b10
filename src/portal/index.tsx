// The client's area: its layout and its pages, each loaded when it is first shown.
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { PortalLayout } from './layout/PortalLayout.tsx';
import type { NavigatedPage } from './navigation.ts';

const NotFound = lazyScreen(() => import('./pages/NotFoundPage.tsx'));

/** The pages by their path (brief section 2, client area). */
const pages: Readonly<Record<string, ComponentType> & Record<NavigatedPage, ComponentType>> = {
  dashboard: lazyScreen(() => import('./pages/DashboardPage.tsx')),
  listings: lazyScreen(() => import('./pages/ListingsPage.tsx')),
  profile: lazyScreen(() => import('./pages/ProfilePage.tsx')),
  packages: lazyScreen(() => import('./pages/PackagesPage.tsx')),
  preferences: lazyScreen(() => import('./preferences/VehiclesScreen.tsx')),
  'preferences/:vehicle': lazyScreen(() => import('./preferences/VehicleScreen.tsx')),
  'preference-checklist': lazyScreen(() => import('./preferences/ChecklistScreen.tsx')),
  'preference-trade-in': lazyScreen(() => import('./preferences/TradeInScreen.tsx')),
  'shared-files': lazyScreen(() => import('./folders/SharedFiles.tsx')),
  chats: lazyScreen(() => import('./pages/ChatsPage.tsx')),
  'launch-complaint': lazyScreen(() => import('./complaints/LaunchComplaint.tsx')),
  complaints: lazyScreen(() => import('./complaints/ClientComplaints.tsx')),
};

/** Everything under /client, or under / on the client's host. */
export default function Portal() {
  return (
    <PortalLayout>
      <Suspense fallback={<LogoLoader />}>
        <Routes>
          <Route index element={<Navigate to="dashboard" replace />} />
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </PortalLayout>
  );
}
