import { useSyncExternalStore } from 'react';

/** A number that only who shows it draws anew for. */
export interface Count {
  get: () => number;
  set: (next: number) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function newCount(): Count {
  let value = 0;
  const heard = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const tell of heard) tell();
    },
    subscribe: (onChange) => {
      heard.add(onChange);
      return () => heard.delete(onChange);
    },
  };
}

const none = newCount();

export const useCount = (count: Count = none): number => useSyncExternalStore(count.subscribe, count.get);
