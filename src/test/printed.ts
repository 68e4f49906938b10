// Money read back from a screen, as its reader would.

/** The figure in a text, in cents; the minus sign as it is printed. */
export function centsIn(text: string): number {
  const found = /([−-]?)\$([\d,]+)\.(\d\d)/.exec(text);
  if (!found) throw new Error(`no amount of money in “${text}”`);
  const [, sign, whole = '', rest = ''] = found;
  const cents = Number(whole.replaceAll(',', '') + rest);
  return sign === '' || cents === 0 ? cents : -cents;
}

/** What still holds of a cell: without what is struck through. */
export function standing(cell: Element): string {
  const copy = cell.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const struck of copy.querySelectorAll('s')) struck.remove();
  return copy.textContent.trim();
}
