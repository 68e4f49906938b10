// What the cut of the build begins with: parts that exactly the same visits load cost nothing together.
import type { Part, Visit } from './visits.ts';

/** Parts that exactly the same visits load. */
export interface Alike {
  parts: readonly Part[];
  /** Whether a visit loads them, by the visit's index. */
  isLoaded: Uint8Array;
  /** Whether a visit must never load them, likewise. */
  isForeign: Uint8Array;
  /** Indices of those that they and all they import, through others too, are among. */
  whole: ReadonlySet<number>;
}

/** @returns all parts that any visit that counts loads; what none loads first stays as it is */
export function alike(parts: readonly Part[], visits: readonly Visit[]): Alike[] {
  const bySet = new Map<string, { parts: Part[]; isLoaded: Uint8Array }>();
  for (const part of parts) {
    const isLoaded = Uint8Array.from(visits, ({ parts: loaded }) => (loaded.has(part.name) ? 1 : 0));
    if (!visits.some(({ share }, at) => share > 0 && isLoaded[at] === 1)) continue;
    const key = isLoaded.join('');
    const same = bySet.get(key);
    if (same) same.parts.push(part);
    else bySet.set(key, { parts: [part], isLoaded });
  }
  const sets = [...bySet.values()];
  const setOf = new Map(sets.flatMap((set, at) => set.parts.map(({ name }) => [name, at] as const)));
  const needs = sets.map((set) => set.parts.flatMap(({ imports }) => imports.flatMap((name) => setOf.get(name) ?? [])));
  return sets.map(({ parts: together, isLoaded }, at) => {
    const isForeign = Uint8Array.from(visits, ({ foreign }) => (together.some(({ name }) => foreign?.has(name)) ? 1 : 0));
    const whole = new Set([at]);
    for (const each of whole) for (const next of needs[each] ?? []) whole.add(next);
    return { parts: together, isLoaded, isForeign, whole };
  });
}
