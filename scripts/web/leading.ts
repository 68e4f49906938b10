// Which files of a build bring others within reach.
import type { Rolldown } from 'vite';

/** What of a file says which others it fetches: at once, and later. */
export type Fetching = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports'>;

/** Files that fetch, at once or later, one of those named: each is asked for by some. */
export function leadingTo(names: Iterable<string>, chunks: Iterable<Fetching>): Set<string> {
  const askedBy = new Map<string, string[]>();
  for (const { fileName, imports, dynamicImports } of chunks)
    for (const next of [...imports, ...dynamicImports]) askedBy.set(next, [...(askedBy.get(next) ?? []), fileName]);
  const found = new Set(names);
  for (const file of found) for (const before of askedBy.get(file) ?? []) found.add(before);
  return found;
}
