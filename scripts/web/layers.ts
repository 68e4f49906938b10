// Where the search for a cut begins (chunks.ts): what people load where they arrive lies in layers, by how far behind each door it is used.
import type { Alike } from './alike.ts';
import type { Visit } from './visits.ts';

/** How far something is used behind a door: by every address, by some, by what is fetched there later alone, or not at all. */
function reach(isLoaded: Uint8Array, visits: readonly Visit[], door: string): string {
  const behind = visits.flatMap((visit, at) => (visit.door === door ? [{ isLater: visit.isLater, isLoaded: isLoaded[at] === 1 }] : []));
  const first = behind.filter(({ isLater }) => !isLater);
  const used = first.filter((visit) => visit.isLoaded).length;
  const isUsedLater = behind.some((visit) => visit.isLater && visit.isLoaded);
  return [used === 0 ? 'nowhere' : used === first.length ? 'everywhere' : 'somewhere', isUsedLater ? 'later' : 'not later'].join(', ');
}

/**
 * What is loaded where people arrive, in layers: the same at each arrival, and behind each door as far as the others of its layer. A layer needs none that fewer visits load, so that no two
 * need each other; and whatever its parts weigh, it costs an arrival one file and nothing unused. Left to the search, which takes what saves most at its moment, a few bytes in one part
 * decided whether the first screens had two files more.
 * @returns indices of what is to begin as one, in groups of at least two
 */
export function layers(begin: readonly Alike[], visits: readonly Visit[]): (readonly number[])[] {
  const doors = [...new Set(visits.map(({ door }) => door))];
  const arrivals = visits.flatMap(({ isArrival }, at) => (isArrival ? [at] : []));
  const byLayer = new Map<string, number[]>();
  begin.forEach(({ isLoaded }, index) => {
    const loadedAt = arrivals.filter((at) => isLoaded[at] === 1);
    if (loadedAt.length === 0) return;
    const layer = [loadedAt.join(' '), ...doors.map((door) => reach(isLoaded, visits, door))].join('; ');
    const others = byLayer.get(layer);
    if (others) others.push(index);
    else byLayer.set(layer, [index]);
  });
  return [...byLayer.values()].filter((layer) => layer.length > 1);
}
