/** Entries with a key each, derived from their contents; equal ones are numbered. */
export function keyed<Entry>(entries: readonly Entry[]): { key: string; entry: Entry; last: boolean }[] {
  const seen = new Map<string, number>();
  return entries.map((entry, index) => {
    const text = JSON.stringify(entry) ?? '';
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { key: `${text}#${count}`, entry, last: index === entries.length - 1 };
  });
}
