// Rows of cars as they are typed: what is read of them, which are one car, and what can be taken back.
import { expect, it } from 'vitest';
import type { LinkPreview, VinFacts } from '../../../../generated/api.ts';
import { foundIn, isTicked, isToAsk, newRow, readingOf, standingsOf, type CarRow } from './carRows.ts';
import { carTable, emptyTable, type CarTable } from './carTable.ts';
import { rowsIn } from './pastedRows.ts';
import { fitFor, fitWords, type Wish } from './columns.tsx';
import { messages } from './messages.ts';

const answer = (more: Partial<LinkPreview> = {}): LinkPreview => ({
  input: '',
  draft: null,
  read: null,
  duplicate_of: null,
  twin: null,
  error: null,
  errors: {},
  warnings: [],
  ...more,
});
/** As if the server had looked at it and found nothing. */
const looked = (row: CarRow, more?: Partial<LinkPreview>): CarRow => ({ ...row, found: foundIn(row, answer(more)) });
const vinOf = (vin: string): VinFacts => ({
  vin,
  doubts: [],
  year: 2019,
  make: 'Kia',
  model: 'Sorento',
  trim: null,
  body_style: null,
  drivetrain: null,
  fuel: null,
  engine: null,
  doors: null,
  models: [],
  trims: [],
});
const states = (rows: readonly CarRow[]) => [...standingsOf(rows).values()].map(({ state }) => state);
const twin = { id: 'l1', same: 'vin', title: 'A car', price: 3_798_000, status: 'rejected', previous_status: 'proposed', reason: 'price' } as const;

it('makes rows of pasted lines, of a block with headings, and of one without', () => {
  expect(rowsIn('https://a.example/1\nnot a url at all\n').map(({ cells }) => cells.url)).toEqual(['https://a.example/1', 'not a url at all']);
  expect(rowsIn('Listing URL\tAsking price\tSalesperson\nhttps://a.example/1\t37,480\tDana').map(({ cells }) => cells)).toEqual([
    { url: 'https://a.example/1', price: '37,480' },
  ]);
  expect(rowsIn('2025 RAV4\thttps://a.example/1').map(({ cells }) => cells)).toEqual([{ url: 'https://a.example/1', title: '2025 RAV4' }]);
});

it('knows cells without a heading by their looks, and loses none', () => {
  const cellsIn = (text: string) => rowsIn(text).map(({ cells }) => cells);
  expect(cellsIn('4T3D6RFV8SU018842\t$37,480\t6 mi\t2025\tToyota RAV4\tgrey, one owner\thttp://10.0.0.3/car')).toEqual([
    {
      vin: '4T3D6RFV8SU018842',
      price: '$37,480',
      miles: '6',
      year: '2025',
      title: 'Toyota RAV4',
      notes: 'grey, one owner',
      url: 'http://10.0.0.3/car',
    },
  ]);
  expect(cellsIn('KNDPUCDG5R7I06633\t33990\t8,450')).toEqual([{ vin: 'KNDPUCDG5R7I06633', price: '33990', miles: '8,450' }]);
  expect(cellsIn('Keller Mazda\t38,49O')).toEqual([{ title: 'Keller Mazda', price: '38,49O' }]);
});

it('takes lines, blocks and their headings after one another', () => {
  const text = [
    'https://a.example/1',
    'http://192.168.1.4/admin',
    'JTMB6RFV4RD112908',
    'VIN\tPrice\tMiles',
    '7MMVAADW6SN104417\t38115\t11',
    'https://a.example/2, https://a.example/3',
    '',
  ];
  expect(rowsIn(text.join('\r\n')).map(({ cells }) => cells)).toEqual([
    { url: 'https://a.example/1' },
    { url: 'http://192.168.1.4/admin' },
    { vin: 'JTMB6RFV4RD112908' },
    { vin: '7MMVAADW6SN104417', price: '38115', miles: '11' },
    { url: 'https://a.example/2' },
    { url: 'https://a.example/3' },
  ]);
  expect(rowsIn('Link\nhttps://a.example/1\nhttps://a.example/2').map(({ cells }) => cells.url)).toEqual(['https://a.example/1', 'https://a.example/2']);
});

it('tells at the cell what is wrong there, and keeps what was typed', () => {
  const { errors, warnings, draft } = readingOf(
    newRow({ url: 'http://10.0.0.3/car', price: '38,49O', year: '1900', vin: 'KNDPUCDG5R7I06633', title: 'A car' }),
  );
  expect(errors).toEqual({
    url: 'This address is in a private network. Clients can’t open it.',
    price: 'Use digits.',
    year: 'Must be 1950 or more.',
  });
  expect(warnings).toEqual({ vin: 'A VIN has no I, O, Q or symbols.' });
  expect(draft).toEqual({ title: 'A car', vin: 'KNDPUCDG5R7I06633' });
});

it('says what the VIN is against, and what it leaves open until it is said', () => {
  const read = { ...vinOf('5XYPK4A55KG494962'), trims: ['LX', 'EX'] };
  const row = newRow({ title: 'A car', vin: read.vin, year: '2025', make: 'Kia' });
  expect(readingOf(row).warnings).toEqual({ vin: 'This VIN says 2019, not 2025.' });
  expect(readingOf(row).open).toEqual({});
  expect(readingOf(looked(row, { read })).open).toEqual({ trim: ['LX', 'EX'] });
  expect(readingOf(looked(row, { read })).looks).toEqual(['trim']);
  expect(readingOf(looked(newRow({ ...row.cells, trim: 'EX' }), { read })).open).toEqual({});
  expect(readingOf(looked(row, { read: { ...read, doubts: ['check_digit'] } })).open).toEqual({});
});

it('finds the same car twice: http and https of a page, or one VIN', () => {
  const rows = [
    newRow({ url: 'https://www.a.example/1?utm_source=mail' }),
    newRow({ url: 'http://a.example/1' }),
    newRow({ url: 'https://a.example/2', vin: '1HGCM82633A004352' }),
    newRow({ title: 'Another', vin: '1hgcm82633a004352' }),
  ].map((row) => looked(row));
  expect(states(rows)).toEqual(['ready', 'repeat', 'ready', 'repeat']);
  expect([...standingsOf(rows).values()].map(({ above }) => above)).toEqual([undefined, 1, undefined, 3]);
});

it('chooses what is ready and not odd by itself, never a twin; the reader may choose otherwise', () => {
  const rows = [
    looked(newRow({ title: 'Good' })),
    looked(newRow({ title: 'Odd', vin: 'KNDPUCDG5R7I06633' })),
    looked(newRow({ title: 'There' }), { twin: { ...twin, is_displayed: true, published_at: null, version: 1 } }),
    newRow({ title: 'Not looked at' }),
  ];
  const ticked = (row: CarRow) => isTicked(row, standingsOf(rows).get(row.id));
  expect(rows.map(ticked)).toEqual([true, false, false, false]);
  expect(states(rows)).toEqual(['ready', 'ready', 'twin', 'asking']);
  const chosen = { ...rows[1], choice: true } as CarRow;
  expect(isTicked(chosen, { state: 'ready' })).toBe(true);
});

it('asks again only where something changed that counts, and keeps nothing of an emptied cell', () => {
  const row = looked(newRow({ vin: '1HGCM82633A004352' }), { draft: { vin: '1HGCM82633A004352', make: 'Honda', year: 2003, title: '2003 Honda' } });
  expect(isToAsk(row)).toBe(false);
  expect(readingOf(row).car).toMatchObject({ make: 'Honda', title: '2003 Honda' });
  expect(isToAsk({ ...row, cells: { ...row.cells, price: '7450' } })).toBe(false);
  const typed = { ...row, cells: { ...row.cells, make: 'Acura' } };
  expect(isToAsk(typed)).toBe(true);
  expect(readingOf(typed).car.make).toBe('Acura');
  expect(readingOf({ ...typed, cells: { ...typed.cells, make: '' } }).car.make).toBe('Honda');
});

it('is read once: not again by what was found, nor by being ticked', () => {
  const row = newRow({ title: 'A car', vin: '1HGCM82633A004352' });
  const found = foundIn(row, answer({ draft: { make: 'Honda' } }));
  const before = readingOf({ ...row, found });
  expect(readingOf({ ...row, found, choice: false })).toBe(before);
  expect(readingOf({ ...row, found, refused: { title: 'No.' } }).errors).toEqual({ title: 'No.' });
  expect(readingOf({ ...row, found, cells: { title: 'Another' } }).car.title).toBe('Another');
});

it('takes back edits, fills and rows left out, one after the other, and knows what was found meanwhile', () => {
  const row = newRow({ title: 'A car' });
  let table: CarTable = carTable(emptyTable, { do: 'add', rows: [row] });
  table = carTable(table, {
    do: 'edit',
    edits: [
      { id: row.id, fresh: 0, name: 'price', text: '100' },
      { id: undefined, fresh: 1, name: 'title', text: 'New' },
    ],
  });
  expect(table.rows.map(({ cells }) => cells)).toEqual([{ title: 'A car', price: '100' }, { title: 'New' }]);
  table = carTable(table, { do: 'leaveOut', ids: new Set([row.id]) });
  table = carTable(carTable(table, { do: 'undo' }), { do: 'found', found: new Map([[row.id, foundIn(row, answer())]]) });
  table = carTable(table, { do: 'undo' });
  expect(table.rows).toEqual([expect.objectContaining({ id: row.id, cells: { title: 'A car' }, found: expect.anything() })]);
  table = carTable(carTable(table, { do: 'taken', ids: new Set([row.id]) }), { do: 'undo' });
  expect(table.rows).toEqual([]);
});

it('holds the car against the client’s wishes while it is typed', () => {
  const selections = { vehicles: [{ id: 'v1', body_styles: ['suv' as const] }], money: { max_total: 4_000_000 }, logistics: { max_distance: 50 } };
  const wish = { selections, aboutOf: undefined };
  const words = (cells: CarRow['cells'], by: Wish = wish) => fitWords(fitFor(newRow(cells), by));
  expect(words({ title: 'A car', body_style: 'SUV', price: '38000' })).toEqual(['2 of 2', 'no deal-breakers']);
  expect(words({ title: 'A car', body_style: 'SUV', price: '38,49O' })).toEqual(['1 of 2', '1 unknown']);
  expect(words({ title: 'A car', body_style: 'Sedan', price: '38000', distance: '61' })).toEqual(['1 of 2', 'over 50 miles away']);
  // Within the budget by its asking price, over it with taxes and fees.
  expect(words({ title: 'A car', body_style: 'SUV', price: '38000' }, { selections, aboutOf: (price) => price * 1.08 })).toEqual([
    '1 of 2',
    messages.missing('within $40,000 out the door'),
  ]);
});
