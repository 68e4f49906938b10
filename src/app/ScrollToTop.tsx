import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Every route change begins at the top of the page. */
export function ScrollToTop(): null {
  const { pathname } = useLocation();
  // In braces: newer browsers answer scrollTo with a promise, which React would take for a clean-up.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
