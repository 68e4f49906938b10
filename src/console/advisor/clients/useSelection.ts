import { useState } from 'react';

/** Which of the records shown are ticked. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Ticks all of them, or none if all are ticked. */
  toggleAll: (ids: readonly string[]) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    toggleAll: (all) => setIds((before) => (all.every((id) => before.includes(id)) ? [] : [...all])),
    clear: () => setIds([]),
  };
}
