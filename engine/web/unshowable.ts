// Rows that the server could not show: they come with nothing but their id, and a header says where they are (the contract's X-Unshowable).

/** Where the unshowable rows of an answer are: JSON Pointers into its body. */
export function unshowableIn(headers: Headers): string[] {
  return (headers.get('X-Unshowable') ?? '').split(/,\s*/).filter(Boolean);
}

/** The body without those rows. Typed calls get complete rows only. */
export function withoutUnshowable(body: unknown, pointers: readonly string[]): unknown {
  const gone = new Set(pointers);
  return without(body, '');

  function without(value: unknown, at: string): unknown {
    if (![...gone].some((pointer) => pointer.startsWith(`${at}/`))) return value;
    if (Array.isArray(value)) return value.flatMap((item: unknown, index) => (gone.has(`${at}/${index}`) ? [] : [without(item, `${at}/${index}`)]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner, `${at}/${name}`)]));
  }
}

/** `count` rows of one address could not be shown. */
type Listener = (count: number) => void;
const listeners = new Set<Listener>();
const told = new Map<string, number>();

/** Notifies the listeners, once for an address until its count changes: repeated refetches of a list are no news. */
export function tellUnshowable(address: string, count: number): void {
  if ((told.get(address) ?? 0) === count) return;
  told.set(address, count);
  if (count > 0) for (const listener of listeners) listener(count);
}

/** Calls `listener` whenever rows were left out of an answer; returns how to stop. */
export function onUnshowable(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
