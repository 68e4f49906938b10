/** Most rows that a list draws at once: more take seconds, and are on further pages anyway. */
export const mostRows = 100;

/** @returns a list's search string, as react-admin writes it, with no more rows than may be drawn; null where it has no more */
export function withMostRows(search: string): string | null {
  const params = new URLSearchParams(search);
  if (!(Number(params.get('perPage')) > mostRows)) return null;
  params.set('perPage', String(mostRows));
  // The page that was meant had other rows.
  params.delete('page');
  return `?${params.toString()}`;
}
