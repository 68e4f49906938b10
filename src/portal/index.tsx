// The client's area: its layout and its pages, each loaded when it is first shown.
import { Suspense, useMemo } from 'react';
import { addressAt } from '../../domain/addresses.ts';
import { lazyPage } from '../../engine/web/late/lazyPage.tsx';
import { isGuest, useSide } from './guest/side.ts';
import * as roles from '../../generated/roles.ts';
import { queries } from '../api/QueriesProvider.tsx';
import { secondStepIn } from '../api/second-step.ts';
import type { SessionUser } from '../api/session-store.ts';
import { useArea } from '../kit/area/area.ts';
import { homePath } from '../kit/area/hosts.ts';
import { Navigate, Routes } from '../kit/router/Routes.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { PortalLayout } from './layout/PortalLayout.tsx';
import { askAhead, pages } from './pages.ts';

/** Whom a client invited sees less, and loads nothing of the rest. */
const GuestPortal = lazyPage(() => import('./guest/GuestPortal.tsx'));
const NotFound = lazyPage(() => import('./pages/NotFoundPage.tsx'));

const screens = Object.entries(pages).map(([path, load]) => ({ path, Screen: lazyPage(load) }));

/** How long answers are waited for once the code is there, in ms: what comes later comes into the page. */
const longestForAnswers = 300;

/** Fetches what an address of the portal is drawn with. @param path below the area's prefix */
export async function portalAhead(path: string, user: SessionUser): Promise<void> {
  if (isGuest(user)) return void (await GuestPortal.ahead());
  const screen = addressAt(screens, path);
  // Nobody else's they are, and a sign-in that waits for its second step may ask nothing yet. What fails is for the page to say.
  const mayAsk = user.role === roles.client && secondStepIn(user) === null;
  const answers = screen && mayAsk ? askAhead[screen.path]?.(queries, user.id).catch(() => undefined) : undefined;
  await (screen?.Screen ?? NotFound).ahead();
  if (answers) await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longestForAnswers))]);
}

const routesAt = (basename: string) => [
  { path: basename, element: <Navigate to={`${basename}${homePath}`} /> },
  ...screens.map(({ path, Screen }) => ({ path: `${basename}/${path}`, element: <Screen key={path} /> })),
  { path: `${basename}/*`, element: <NotFound /> },
];

/** Everything under /client, or under / on the client's host. */
export default function Portal() {
  const side = useSide();
  return side.isGuest ? (
    <Suspense fallback={<LogoLoader />}>
      <GuestPortal />
    </Suspense>
  ) : (
    <ClientPortal />
  );
}

function ClientPortal() {
  const { basename } = useArea();
  const routes = useMemo(() => routesAt(basename), [basename]);
  return (
    <PortalLayout>
      <Suspense fallback={<LogoLoader />}>
        <Routes routes={routes} />
      </Suspense>
    </PortalLayout>
  );
}
