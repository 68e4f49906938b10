import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useLocation, useNavigate, useRouteError } from 'react-router';
import type { RouteObject } from 'react-router';
import type { RouterProps } from '../kit/router/BrowserRouter.tsx';
import { passDoor } from '../kit/router/elsewhere.ts';
import { RouterContext } from '../kit/router/router.ts';
import type { Navigate } from '../kit/router/router.ts';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';

const ScreensContext = createContext<Required<RouterProps> | null>(null);

/** The page of another door is on its way. */
function Pass({ address, state }: { address: string; state: unknown }) {
  useEffect(() => passDoor(address, { replace: true, state }), [address, state]);
  return <LogoLoader />;
}

/** What every door uses of a router, as react-router has it, around what stands at the console's own addresses. */
export function Bridge({ isElsewhere, children }: Required<RouterProps>) {
  const { pathname, search, hash, state, key } = useLocation();
  const steps = useNavigate();
  // Theirs is another function at each address.
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });
  const navigate = useCallback<Navigate>((to, options) => void (typeof to === 'number' ? latest.current(to) : latest.current(to, options)), []);
  const location = useMemo(() => ({ pathname, search, hash, state: state as unknown, isFirst: key === 'default' }), [pathname, search, hash, state, key]);
  const value = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <RouterContext value={value}>{isElsewhere(pathname) ? <Pass address={`${pathname}${search}${hash}`} state={state} /> : children}</RouterContext>;
}

function Screens() {
  const screens = use(ScreensContext);
  return screens && <Bridge {...screens} />;
}

/** Failures are shown around the router, as in every door. */
function Failure(): ReactNode {
  throw useRouteError();
}

const routes: RouteObject[] = [{ path: '*', element: <Screens />, ErrorBoundary: Failure }];
const nowhere = (): boolean => false;

/** The console's router: react-router with the data router that react-admin blocks steps with while changes are unsaved. */
export function ConsoleRouter({ isElsewhere = nowhere, children }: RouterProps) {
  const [router] = useState(() => createBrowserRouter(routes));
  const screens = useMemo(() => ({ isElsewhere, children }), [isElsewhere, children]);
  return (
    <ScreensContext value={screens}>
      <RouterProvider router={router} />
    </ScreensContext>
  );
}
