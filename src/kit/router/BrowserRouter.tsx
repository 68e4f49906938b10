import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { passDoor, takeKeptState } from './elsewhere.ts';
import { RouterContext } from './router.ts';
import type { Navigate, RouterLocation } from './router.ts';

/** What an entry of the history keeps; another page's may keep anything. */
interface Entry {
  state?: unknown;
  isStep?: boolean;
}

const entry = (): Entry => {
  const kept: unknown = window.history.state;
  return typeof kept === 'object' && kept !== null ? kept : {};
};

function here(): RouterLocation {
  const { pathname, search, hash } = window.location;
  const { state, isStep = false } = entry();
  return { pathname, search, hash, state, isFirst: !isStep };
}

function arrive(): RouterLocation {
  const state = takeKeptState();
  if (state !== undefined) window.history.replaceState({ state } satisfies Entry, '');
  return here();
}

/** Whoever is offered it by App. */
export interface RouterProps {
  /** Whether an address is opened by another of the app's doors. */
  isElsewhere?: (pathname: string) => boolean;
  children: ReactNode;
}

const nowhere = (): boolean => false;

/** A router over the browser's own history, for the doors that need no more: addresses, links, steps. */
export function BrowserRouter({ isElsewhere = nowhere, children }: RouterProps) {
  const [location, setLocation] = useState(arrive);
  const navigate = useMemo<Navigate>(() => {
    return (to, options = {}) => {
      if (typeof to === 'number') return window.history.go(to);
      const target = new URL(to, window.location.href);
      if (target.origin !== window.location.origin || isElsewhere(target.pathname)) return passDoor(to, options);
      // The same address again is no step.
      const replace = options.replace ?? target.href === window.location.href;
      const next: Entry = { state: options.state, isStep: !replace || !here().isFirst };
      if (replace) window.history.replaceState(next, '', target);
      else window.history.pushState(next, '', target);
      startTransition(() => setLocation(here()));
      return undefined;
    };
  }, [isElsewhere]);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLocation(here()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const router = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}
