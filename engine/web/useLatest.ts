import { useCallback, useLayoutEffect, useRef } from 'react';

/** The act under one name that never changes, so that what is handed it need not be drawn anew: it does as it was last drawn. For events, not while drawing. */
export function useLatest<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values) => latest.current(...values), []);
}
