import { useSyncExternalStore } from 'react';
import { isRecord } from '../../web/problem.ts';

/** A saved view of a list; stored on this device. */
export interface SavedView {
  name: string;
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
}

const listeners = new Set<() => void>();
const cache = new Map<string, { text: string; views: readonly SavedView[] }>();
const none: readonly SavedView[] = [];

const keyOf = (segment: string): string => `forecourt-views-${segment}`;

/** The views stored for a list; what cannot be read counts as none. */
export function readViews(segment: string): readonly SavedView[] {
  const text = localStorage.getItem(keyOf(segment)) ?? '';
  const known = cache.get(segment);
  if (known?.text === text) return known.views;
  const views = parse(text);
  cache.set(segment, { text, views });
  return views;
}

/** Adds a view, in place of one with the same name. */
export function saveView(segment: string, view: SavedView): void {
  write(segment, [...readViews(segment).filter((one) => one.name !== view.name), view]);
}

/** Takes a view away. */
export function removeView(segment: string, name: string): void {
  write(
    segment,
    readViews(segment).filter((one) => one.name !== name),
  );
}

/** The saved views of a list, live. */
export function useSavedViews(segment: string): readonly SavedView[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readViews(segment),
    () => readViews(segment),
  );
}

function write(segment: string, views: readonly SavedView[]): void {
  if (views.length === 0) localStorage.removeItem(keyOf(segment));
  else localStorage.setItem(keyOf(segment), JSON.stringify(views));
  for (const listener of listeners) listener();
}

function parse(text: string): readonly SavedView[] {
  if (!text) return none;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isView) : none;
  } catch {
    return none;
  }
}

function isView(value: unknown): value is SavedView {
  return isRecord(value) && typeof value['name'] === 'string' && isRecord(value['filter']) && isRecord(value['sort']) && typeof value['perPage'] === 'number';
}
