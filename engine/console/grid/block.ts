// A block of cells on the clipboard, as spreadsheets put it there: tabs between cells, lines between rows, quotes around cells that have either.

/** The cells of a block, row by row. A single cell is a block of one. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
    isStart = true;
  };
  const whole = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole[at] ?? '';
    if (isQuoted && sign === '"' && whole[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (sign === '"' && isStart && closes(whole, at)) isQuoted = true;
    else if (sign === '\t') end();
    else if (sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
    if (sign !== '\t' && sign !== '\n') isStart = false;
  }
  end();
  return rows;
}

/** A quote opens a cell only where another one closes it: inches are written with it, too. */
const closes = (text: string, at: number): boolean => /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(text.slice(at));

/** The same the other way round. */
export const textOfBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')).join('\n');
