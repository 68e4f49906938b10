import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPath, parsePath, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { Navigator, To } from 'react-router';
import { page } from '../../engine/web/page.ts';
import { keepToasts } from '../../engine/web/toast/toast.ts';
import { heldBack } from '../kit/area/unsaved.ts';
import type { Address } from '../kit/area/unsaved.ts';

type History = ReturnType<typeof createBrowserHistory>;

function addressOf(to: To, current: Address): Address {
  const path = parsePath(typeof to === 'string' ? to : createPath(to));
  return { pathname: path.pathname ?? current.pathname, search: path.search ?? '', hash: path.hash ?? '' };
}

/** Steps through the history ask screens with unsaved changes first. */
function guardedNavigator(history: History, isElsewhere: (pathname: string) => boolean): Navigator {
  /** What stands behind another door is loaded like any page; the state of the step and the toasts go along. */
  const pass = (to: To, state: unknown, go: (address: string) => void): boolean => {
    if (!isElsewhere(addressOf(to, history.location).pathname)) return false;
    keepToasts();
    keepState(state);
    go(history.createHref(to));
    return true;
  };
  const ask = (historyAction: 'PUSH' | 'REPLACE', to: To, go: () => unknown) => {
    const currentLocation = history.location;
    if (!heldBack({ currentLocation, nextLocation: addressOf(to, currentLocation), historyAction }, go)) go();
  };
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: (to, state) => ask('PUSH', to, () => pass(to, state, page.leave) || history.push(to, state)),
    replace: (to, state) => ask('REPLACE', to, () => pass(to, state, page.replace) || history.replace(to, state)),
  };
}

/** Follows the history. A step back has already happened when it is heard of: held back, it is undone, and repeated once agreed. */
function follow(history: History, show: () => void): () => void {
  let current: Address = history.location;
  let undoing = false;
  let agreed = false;
  return history.listen(({ action, location, delta }) => {
    if (undoing) {
      undoing = false;
      return;
    }
    const steps = delta ?? 0;
    const repeat = () => {
      agreed = true;
      history.go(steps);
    };
    if (action === 'POP' && steps !== 0 && !agreed && heldBack({ currentLocation: current, nextLocation: location, historyAction: 'POP' }, repeat)) {
      undoing = true;
      history.go(-steps);
      return;
    }
    agreed = false;
    current = location;
    show();
  });
}

/** Where the state of a step waits while the page it leads to is loaded, in this tab. */
const stateKey = 'forecourt-step';

function keepState(state: unknown): void {
  if (state !== undefined && state !== null) window.sessionStorage.setItem(stateKey, JSON.stringify(state));
}

function keptState(): unknown {
  const kept = window.sessionStorage.getItem(stateKey);
  window.sessionStorage.removeItem(stateKey);
  return kept === null ? undefined : JSON.parse(kept);
}

const nowhere = (): boolean => false;

/**
 * The app's router: react-router's declarative one over the browser's history. It has no loaders, which nothing here uses, and so is half the size of the other
 * one; blocking navigation while changes are unsaved is added here.
 * @param isElsewhere whether an address is opened by another of the app's doors
 */
export function AppRouter({ isElsewhere = nowhere, children }: { isElsewhere?: (pathname: string) => boolean; children: ReactNode }) {
  const [history] = useState(() => {
    const made = createBrowserHistory({ v5Compat: true });
    const state = keptState();
    if (state !== undefined) made.replace(createPath(made.location), state);
    return made;
  });
  const [navigator] = useState(() => guardedNavigator(history, isElsewhere));
  const [shown, setShown] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => follow(history, () => startTransition(() => setShown({ location: history.location, action: history.action }))), [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
    </Router>
  );
}
