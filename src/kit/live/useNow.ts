import { useSyncExternalStore } from 'react';

/** How often what depends on the time of day is looked at again, in ms. */
const tick = 30_000;
let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The same moment until a tick is over: also where no screen has asked for hours, or the device slept or set its clock. */
function current(): Date {
  if (Math.abs(Date.now() - now.getTime()) >= tick) now = new Date();
  return now;
}

/** The current time for display, at most half a minute old; advances every half minute. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, current, current);
}
