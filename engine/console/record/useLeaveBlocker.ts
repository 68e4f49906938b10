import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, type Blocker } from 'react-router';

/** After the last step of the browser, in ms: by then the router has taken its own step back to the form. */
const stepsRest = 100;

/** Where the browser is in the router's history; undefined where it did not come by the router. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * Holds steps to other pages back while `isUnsaved`. The router undoes a step of the browser's Back by a step of its own and takes the next one that it hears of for that:
 * pressing Back twice in a row would put the address of another page over the form, and the second then leaves unasked. So it hears of no other step until the
 * browser is at the form again. Needs a data router.
 */
export function useLeaveBlocker(isUnsaved: () => boolean): Blocker {
  const { key } = useLocation();
  const home = useRef<number>(undefined);
  const returns = useRef(false);
  useEffect(() => {
    home.current = placeInHistory();
  }, [key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goHome = () => {
      const place = placeInHistory();
      if (home.current === undefined || place === home.current) return;
      if (place === undefined) window.history.forward();
      else window.history.go(home.current - place);
    };
    // In the phase before the router's.
    const onStep = (event: PopStateEvent) => {
      if (!returns.current || home.current === undefined) return;
      clearTimeout(timer);
      if (placeInHistory() === home.current) {
        returns.current = false;
        return;
      }
      event.stopImmediatePropagation();
      timer = setTimeout(goHome, stepsRest);
    };
    window.addEventListener('popstate', onStep, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onStep, { capture: true });
    };
  }, []);

  return useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const holds = isUnsaved() && currentLocation.pathname !== nextLocation.pathname;
    if (holds && historyAction === 'POP') returns.current = true;
    return holds;
  });
}
