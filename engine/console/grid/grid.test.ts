import { expect, it } from 'vitest';
import { blockOf, textOfBlock } from './block.ts';
import { blockIn, filledDown, putDown } from './changes.ts';
import { areaOf, movedBy, tabbed } from './place.ts';

const at = (row: number, column: number) => ({ at: { row, column }, from: { row, column } });
const size = { rows: 5_000, columns: 8, page: 10 };
const press = (key: string, more: { shiftKey?: boolean; isCommand?: boolean } = {}) => ({ key, shiftKey: false, isCommand: false, ...more });

it('reads a block as a spreadsheet copies it, and writes it again', () => {
  expect(blockOf('a\tb\r\nc\t"two\nlines, ""quoted"""\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'two\nlines, "quoted"'],
  ]);
  expect(blockOf('"17 in" wheels\t18" wheels')).toEqual([['"17 in" wheels', '18" wheels']]);
  const block = [
    ['a\tb', 'c'],
    ['', '"d"'],
  ];
  expect(blockOf(textOfBlock(block))).toEqual(block);
});

it('moves by keys, stops at the edges, and grows the selection with Shift', () => {
  expect(movedBy(press('ArrowUp'), at(0, 3), size)).toEqual(at(0, 3));
  expect(movedBy(press('ArrowDown', { isCommand: true }), at(2, 3), size)).toEqual(at(4_999, 3));
  expect(movedBy(press('End'), at(2, 3), size)).toEqual(at(2, 7));
  const grown = movedBy(press('ArrowDown', { shiftKey: true }), at(2, 3), size);
  expect(grown && areaOf(grown)).toEqual({ top: 2, bottom: 3, left: 3, right: 3 });
  expect(movedBy(press('x'), at(2, 3), size)).toBeUndefined();
});

it('leaves the grid with Tab behind the last column, so that nobody is caught in it', () => {
  expect(tabbed(at(2, 6), false, size)).toEqual(at(2, 7));
  expect(tabbed(at(2, 7), false, size)).toBeUndefined();
  expect(tabbed(at(2, 0), true, size)).toBeUndefined();
});

it('fills down from the first row of what is selected, or from above', () => {
  const textAt = (row: number, column: number) => `${row}/${column}`;
  expect(filledDown({ top: 1, bottom: 3, left: 2, right: 2 }, textAt)).toEqual([
    { row: 2, column: 2, text: '1/2' },
    { row: 3, column: 2, text: '1/2' },
  ]);
  expect(filledDown({ top: 3, bottom: 3, left: 2, right: 2 }, textAt)).toEqual([{ row: 3, column: 2, text: '2/2' }]);
  expect(filledDown({ top: 0, bottom: 0, left: 2, right: 2 }, textAt)).toEqual([]);
});

it('puts a block down from the corner on, beyond the last row too; one cell fills all that is selected', () => {
  const area = { top: 1, bottom: 2, left: 6, right: 6 };
  expect(putDown([['a', 'b', 'c']], area, 8)).toEqual([
    { row: 1, column: 6, text: 'a' },
    { row: 1, column: 7, text: 'b' },
  ]);
  expect(putDown([['a']], area, 8).map(({ row }) => row)).toEqual([1, 2]);
  expect(blockIn({ top: 0, bottom: 1, left: 0, right: 1 }, (row, column) => `${row}${column}`)).toEqual([
    ['00', '01'],
    ['10', '11'],
  ]);
});
