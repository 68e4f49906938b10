// A screen read back as its reader would.

/** What still holds of a cell: without what is struck through. */
export function printedIn(cell: Element): string {
  const copy = cell.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const struck of copy.querySelectorAll('s')) struck.remove();
  return copy.textContent.trim();
}
