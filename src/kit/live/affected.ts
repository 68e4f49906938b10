/** The naming of the console's queries, by resource (the prefix of its paths). */
const named = new Map<string, string>();

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Registers the path behind a query whose key starts with a name instead, as react-admin's do. */
export function nameQueries(paths: Iterable<readonly [name: string, path: string]>): void {
  for (const [name, path] of paths) named.set(name, firstSegment(path));
}

/** The change: everything of a resource, or records of it by their ids. */
export type Changed = ReadonlyMap<string, 'all' | ReadonlySet<string>>;

/**
 * Whether a query shows something that changed: its key starts with a path of the contract, or with a name that maps to one. If the ids are named, only a query
 * that asks for one of them, or whose data contains one, does.
 */
export function shows({ key, data }: { key: readonly unknown[]; data?: unknown }, changed: Changed): boolean {
  const resource = resourceOf(key);
  const what = resource === undefined ? undefined : changed.get(resource);
  return what === 'all' || (what !== undefined && (holds(key, what) || holds(data, what)));
}

/** The resource that a query's key is named by. */
export function resourceOf([first]: readonly unknown[]): string | undefined {
  if (typeof first !== 'string') return undefined;
  return first.startsWith('/') ? firstSegment(first) : (named.get(first) ?? first);
}

/** Whether one of the ids occurs anywhere in it. */
export function holds(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holds(part, ids));
}

/** Both together. */
export function alsoChanged(
  before: Changed,
  { resources, ids = {} }: { resources: readonly string[]; ids?: Readonly<Record<string, readonly string[]>> },
): Changed {
  const all = new Map(before);
  for (const [resource, records] of Object.entries(ids)) {
    const known = all.get(resource);
    if (known !== 'all') all.set(resource, new Set([...(known ?? []), ...records]));
  }
  for (const resource of resources) all.set(resource, 'all');
  return all;
}
