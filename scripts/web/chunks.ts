// How the build is cut into files (merging.ts).
import { alike } from './alike.ts';
import { layers } from './layers.ts';
import { fileCost, Merging } from './merging.ts';
import type { Part, Visit } from './visits.ts';

/**
 * What a file costs in the first round, of its cost. Each merger is the best of its moment, so that a few bytes more in one part may lead all that follow elsewhere. Where the end misses
 * a goal, the search begins anew in another way.
 */
export const beginnings = [0.4, 0.5, 0.6];
/** So far beyond the goals, by what visits count, an end is good enough: some lists one file over, but no arrival. */
export const nearEnough = 1.5;

/** Parts put together so that visits keep to their goals, or miss them by as little as any beginning leads to. */
export function merged(parts: readonly Part[], visits: readonly Visit[]): Merging {
  const begin = alike(parts, visits);
  const together = layers(begin, visits);
  let best: Merging | null = null;
  for (const share of beginnings) {
    const merging = new Merging(begin, visits, share * fileCost);
    merging.begin(together);
    merging.merge();
    merging.beLast();
    merging.merge();
    if (!best || merging.overGoal < best.overGoal) best = merging;
    if (best.overGoal < nearEnough) break;
  }
  return best ?? new Merging(begin, visits, fileCost);
}

/** @returns groups of parts that are to be one file each; a part that is in none stays a file of its own */
export const groupParts = (parts: readonly Part[], visits: readonly Visit[]): (readonly Part[])[] => merged(parts, visits).groups.map((group) => group.parts);
