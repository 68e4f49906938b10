// Leaving the page asks first while something is on its way that would be lost with it (HTML, the event "beforeunload").
import { useEffect } from 'react';

const held = new Set<object>();

const ask = (event: Event): void => event.preventDefault();

/** The browser asks before this page is left, until `reason` is let go; the same reason twice is one. */
export function holdPage(reason: object): void {
  if (held.size === 0) window.addEventListener('beforeunload', ask);
  held.add(reason);
}

/** Lets go of a reason; after the last one the page may be left. */
export function letPageGo(reason: object): void {
  held.delete(reason);
  if (held.size === 0) window.removeEventListener('beforeunload', ask);
}

/** Asks before the page is left in the middle of what it does: what is not done yet would not be done. */
export function useHoldWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const reason = {};
    holdPage(reason);
    return () => letPageGo(reason);
  }, [isBusy]);
}
