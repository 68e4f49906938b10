import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { addressAt, parametersOf } from '../../../domain/addresses.ts';
import { ParametersContext, useLocation, useNavigate } from './router.ts';

/** A pattern of addresses (domain/addresses.ts) and what stands there. */
export interface Route {
  path: string;
  element: ReactNode;
}

/** What stands at the address; nothing where no route fits. */
export function Routes({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation();
  const route = addressAt(routes, pathname);
  return route && <ParametersContext value={parametersOf(route.path, pathname)}>{route.element}</ParametersContext>;
}

/** Goes on to another address in place of this one. */
export function Navigate({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
