import { describe, expect, it } from 'vitest';
import { clientFields, clientOfCells, type ClientColumn } from '../../../domain/client-sheet.ts';
import { clientTable, emptyTable, readingOf, standingsOf, type ClientTable, type Reader } from './clientTable.ts';
import { sheetText } from './useImport.ts';

const advisor = { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', name: 'Maria "Mia" Delgado', also: 'maria@forecourt.example' };
const tableOf = (headings: string[], ...rows: string[][]): ClientTable =>
  clientTable(emptyTable, { do: 'sheet', headings, rows: rows.map((cells, index) => ({ row: index + 2, cells })) });
const readerOf = ({ columns }: ClientTable): Reader => ({ columns, named: { advisor_id: [advisor] } });

describe('the table of clients', () => {
  it('sends what is read, typed over and named by its id, as a spreadsheet the server reads the same', () => {
    const table = tableOf(
      ['Name', 'Mail', 'Advisor', 'Contact by'],
      ['Okafor, "Ada"', 'ada@mailhaven.example', 'MARIA@forecourt.example', 'Phone call'],
      ['Bo Lund', 'bo(at)', '', ''],
    );
    const [, bo] = table.rows;
    const mended = clientTable(table, { do: 'edit', edits: [{ id: bo?.id ?? '', name: 'email', text: 'bo@mailhaven.example' }] });
    const [head = '', ...lines] = sheetText(mended.rows, readerOf(mended)).split('\r\n');
    expect(head.split(',')).toEqual(clientFields.map(({ name }) => name));
    expect(lines[1]).toBe('Bo,Lund,bo@mailhaven.example,,,,,,,');
    expect(lines[0]).toContain('"""Ada""",Okafor,ada@mailhaven.example');
    expect(lines[0]).toContain(advisor.id);
    const read = clientOfCells(Object.fromEntries((lines[1] ?? '').split(',').map((cell, index) => [head.split(',')[index] as ClientColumn, cell])));
    expect(read).toEqual({ draft: { first_name: 'Bo', last_name: 'Lund', email: 'bo@mailhaven.example' }, errors: {} });
  });

  it('gives a field one column, and reads every row anew by it', () => {
    const table = tableOf(['E-mail', 'Other mail', 'Name'], ['a@mailhaven.example', 'b@mailhaven.example', 'Ada Okafor']);
    expect(table.columns).toEqual(['email', undefined, 'name']);
    const moved = clientTable(table, { do: 'map', column: 1, to: 'email' });
    expect(moved.columns).toEqual([undefined, 'email', 'name']);
    expect(moved.rows.map((row) => readingOf(row, readerOf(moved)).draft.email)).toEqual(['b@mailhaven.example']);
  });

  it('tells the second row of one e-mail, whatever its case, and asks about a row again once it is another', () => {
    const table = tableOf(['E-mail', 'Name'], ['a@mailhaven.example', 'Ada Okafor'], ['A@mailhaven.example ', 'Ann Other'], ['wrong', 'Cy Moss']);
    const states = (one: ClientTable) => [...standingsOf(one.rows, readerOf(one)).values()].map(({ state }) => state);
    expect(states(table)).toEqual(['asking', 'repeat', 'fix']);
    const [first] = table.rows;
    const asked = first ? readingOf(first, readerOf(table)).asked : '';
    const found = clientTable(table, { do: 'found', found: new Map([[first?.id ?? '', { errors: {}, twin: null, asked }]]) });
    expect(states(found)).toEqual(['ready', 'repeat', 'fix']);
    const typed = clientTable(found, { do: 'edit', edits: [{ id: first?.id ?? '', name: 'first_name', text: '' }] });
    expect(states(typed)).toEqual(['fix', 'repeat', 'fix']);
    expect(states(clientTable(typed, { do: 'undo' }))).toEqual(['ready', 'repeat', 'fix']);
  });
});
