import { useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

// Which rows are ticked stands beside react-admin's list context and not in it: a context that changes lets React look through all that every row is made of
// for somebody who reads it, with each tick anew.

const none: readonly Identifier[] = [];
const ticked = new Map<string, ReadonlySet<Identifier>>();
/** For each list its ticks as an array that stays the same until they change. */
const listed = new Map<string, readonly Identifier[]>();
/** The row ticked last, from which a tick with Shift reaches on. */
const last = new Map<string, Identifier>();
const listeners = new Set<() => void>();

/** The ticked rows of a list, by its segment. */
export const ticksOf = (segment: string): readonly Identifier[] => listed.get(segment) ?? none;

/** Ticks these rows of a list and no other. */
export function setTicks(segment: string, ids: readonly Identifier[]): void {
  ticked.set(segment, new Set(ids));
  listed.set(segment, ids.length === 0 ? none : [...new Set(ids)]);
  if (ids.length === 0) last.delete(segment);
  for (const listener of listeners) listener();
}

/**
 * Ticks a row, or takes its tick off.
 * @param reach with Shift: the rows in sight, in their order; all between the row ticked last and this one become as this one does
 */
export function toggleTick(segment: string, id: Identifier, reach?: readonly Identifier[]): void {
  const before = ticksOf(segment);
  const isOn = !before.includes(id);
  const [from, to] = [reach?.indexOf(last.get(segment) ?? id) ?? -1, reach?.indexOf(id) ?? -1];
  const meant = reach && from >= 0 && to >= 0 ? reach.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  setTicks(segment, isOn ? [...before, ...meant] : before.filter((one) => !meant.includes(one)));
  last.set(segment, id);
}

export function useTicks(segment: string): readonly Identifier[] {
  const read = () => ticksOf(segment);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether any row of a list is ticked: a part that asks only this is drawn anew with the first tick and with the last. */
export function useHasTicks(segment: string): boolean {
  const read = () => ticksOf(segment).length > 0;
  return useSyncExternalStore(subscribe, read, read);
}

export function useIsTicked(segment: string, id: Identifier): boolean {
  const read = () => ticked.get(segment)?.has(id) ?? false;
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks the tick that selects all of a page, for keys. */
export const allTick = { 'data-list-all': '' };
