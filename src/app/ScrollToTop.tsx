import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from '../kit/router/router.ts';

/** Every route change starts at the top of the page (docs/brief.md, section 2), also on Back: the browser would scroll anywhere in between. */
export function ScrollToTop(): null {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
  // In braces: newer browsers answer scrollTo with a promise, which React would take for a clean-up.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
