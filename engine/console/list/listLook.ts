import { useSyncExternalStore } from 'react';
import { isRecord } from '../../web/problem.ts';
import type { ListLook, SavedView } from './viewStore.ts';

/** How a list looks on this device, and by which view, while that is still what it shows. */
export interface DeviceLook extends ListLook {
  view?: string;
}

const plain: DeviceLook = { columns: null, group_by: null, density: 'regular' };
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string; look: DeviceLook }>();
const keyOf = (segment: string): string => `forecourt-list-${segment}`;

/** What this device keeps of a list; what cannot be read counts as nothing. */
export function readLook(segment: string): DeviceLook {
  const text = localStorage.getItem(keyOf(segment)) ?? '';
  const known = cache.get(segment);
  if (known?.text === text) return known.look;
  const look = parse(text);
  cache.set(segment, { text, look });
  return look;
}

export function keepLook(segment: string, look: DeviceLook): void {
  localStorage.setItem(keyOf(segment), JSON.stringify(look));
  for (const listener of listeners) listener();
}

/** How a list looks, live. */
export function useListLook(segment: string): DeviceLook {
  const read = () => readLook(segment);
  return useSyncExternalStore(subscribe, read, read);
}

/** How a view looks, to be kept as what the list looks like. */
export const lookOf = ({ id, columns, group_by, density }: SavedView): DeviceLook => ({ columns, group_by, density, view: id });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string): DeviceLook {
  if (!text) return plain;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept)) return plain;
    const { columns, group_by, density, view } = kept;
    return {
      columns: Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : null,
      group_by: typeof group_by === 'string' ? group_by : null,
      density: density === 'compact' ? 'compact' : 'regular',
      ...(typeof view === 'string' ? { view } : {}),
    };
  } catch {
    return plain;
  }
}
