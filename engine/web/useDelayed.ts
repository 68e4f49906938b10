import { useEffect, useState } from 'react';

/** How long a wait stays unshown, so that fast answers do not flicker. */
export const loadingDelay = 150;

/** False for the first 150 ms after mounting, then true. */
export function useDelayed(delay: number = loadingDelay): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return late;
}
