import type { QueryKey } from '@tanstack/react-query';

/** How the console's queries are named, by the resource (how its paths begin). */
const named = new Map<string, string>();

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Teaches which path stands behind a query whose key begins with a name instead, as react-admin's do. */
export function nameQueries(paths: Iterable<readonly [name: string, path: string]>): void {
  for (const [name, path] of paths) named.set(name, firstSegment(path));
}

/** Whether a query shows one of these resources: its key begins with a path of the contract, or with a name that stands for one. */
export function shows(key: QueryKey, resources: ReadonlySet<string>): boolean {
  const [first] = key;
  if (typeof first !== 'string') return false;
  return resources.has(first.startsWith('/') ? firstSegment(first) : (named.get(first) ?? first));
}
