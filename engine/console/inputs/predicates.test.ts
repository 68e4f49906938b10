import { describe, expect, it } from 'vitest';
import { books, field, library, loanMoves, loans } from '../fixture/library.ts';
import { viewKind } from '../fields/viewKind.ts';
import { legalField, isOffered } from '../actions/moves.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { listColumns, phoneRow } from '../list/columns.ts';
import { countRows } from '../list/csvRows.ts';
import { filterKind, filterText, fromList } from '../list/filters.ts';
import { totalText } from '../list/total.ts';
import { editFields, sections } from '../record/groups.ts';
import { mergeRecords } from '../record/mergeRecords.ts';
import { relatedLists } from '../record/related.ts';
import { errorPlace, placeErrors } from './errorPlaces.ts';
import { inputKind } from './inputKind.ts';
import { dayBound, instantFromLocal, localFromInstant } from './moment.ts';

const choices = (count: number) => Array.from({ length: count }, (_choice, index) => ({ id: `c${index}`, name: `C${index}` }));
const named = (name: string) => {
  const found = [...books.fields, ...loans.fields].find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('which input', () => {
  it.each([
    [field('a', 'string', { rules: { maxLength: 80 } }), 'line'],
    [field('a', 'string', { rules: { maxLength: 2000 } }), 'longText'],
    [field('a', 'enum', { required: true, choices: choices(3) }), 'segments'],
    [field('a', 'enum', { required: true, choices: choices(4) }), 'select'],
    [field('a', 'enum', { choices: choices(2) }), 'select'],
    [field('a', 'boolean'), 'switch'],
    [field('a', 'boolean', { nullable: true }), 'select'],
    [field('a', 'reference', { reference: { resource: 'members' } }), 'reference'],
    [field('a', 'array', { items: field('a', 'reference', { reference: { resource: 'members' } }) }), 'references'],
    [field('a', 'array', { items: field('a', 'enum', { choices: choices(9) }) }), 'choices'],
    [field('a', 'array', { items: field('a', 'image') }), 'files'],
    [named('authors'), 'lines'],
    [named('copies'), 'records'],
    [named('publisher'), 'group'],
    [field('a', 'object'), 'json'],
  ] as const)('%o gets %s', (of, kind) => expect(inputKind(of)).toBe(kind));
});

describe('which view', () => {
  it.each([
    ['price', 'money'],
    ['state', 'choice'],
    ['book_id', 'reference'],
    ['copies', 'list'],
    ['publisher', 'group'],
    ['is_lendable', 'yesNo'],
    ['acquired_on', 'day'],
  ])('%s is shown as %s', (name, kind) => expect(viewKind(named(name))).toBe(kind));
});

describe('where an error belongs', () => {
  it('finds the input of a path, however deep', () => {
    expect(errorPlace(books.createFields, 'copies.1.barcode')).toEqual({ source: 'copies.1.barcode', label: 'Copies 2: Barcode' });
    expect(errorPlace(books.createFields, 'authors.0')).toEqual({ source: 'authors.0', label: 'Authors 1' });
    expect(errorPlace(books.createFields, 'publisher.city')).toEqual({ source: 'publisher.city', label: 'City' });
    expect(errorPlace(books.createFields, 'nothing')).toBeUndefined();
  });

  it('keeps apart what no input can show', () => {
    expect(placeErrors(books.createFields, { title: 'Taken.', elsewhere: 'Odd.', publisher: 'Incomplete.' })).toEqual({
      placed: { title: 'Taken.' },
      unplaced: ['elsewhere: Odd.', 'publisher: Incomplete.'],
    });
  });
});

describe('what may be done', () => {
  const [setState, handOut] = loans.actions;
  if (!setState || !handOut) throw new Error('The fixture lost its actions');

  it('offers an action by role and by the record’s state', () => {
    expect(isOffered(setState, 'volunteer', { state: 'out' })).toBe(true);
    expect(isOffered(setState, 'volunteer', { state: 'lost' })).toBe(false);
    expect(isOffered(setState, 'librarian', { state: 'returned' })).toBe(false);
    expect(isOffered(setState, 'visitor', { state: 'out' })).toBe(false);
    expect(isOffered(handOut, 'volunteer', { state: 'requested' })).toBe(true);
    expect(isOffered(handOut, 'volunteer', { state: 'out' })).toBe(false);
  });

  it('offers an action only on records of which its condition is true', () => {
    const oneAway = { ...handOut, only: { place: ['desk', 'shelf'], copies: { min: 1 } } };
    expect(isOffered(oneAway, 'volunteer', { state: 'requested', place: 'desk', copies: 1 })).toBe(true);
    expect(isOffered(oneAway, 'volunteer', { state: 'requested', place: 'desk', copies: 0 })).toBe(false);
    expect(isOffered(oneAway, 'volunteer', { state: 'requested', place: 'attic', copies: 1 })).toBe(false);
    expect(isOffered(oneAway, 'volunteer', { state: 'out', place: 'desk', copies: 1 })).toBe(false);
  });

  it('lets choose only legal moves, the state before by its name', () => {
    const state = named('state');
    expect(legalField(setState, state, 'volunteer', { id: 'l1', state: 'out' }).choices?.map((choice) => choice.id)).toEqual(['returned']);
    expect(legalField(setState, state, 'librarian', { id: 'l1', state: 'out' }).choices?.map((choice) => choice.id)).toEqual(['returned', 'lost']);
    expect(legalField(setState, state, 'librarian', { id: 'l1', state: 'lost', previous_state: 'out' }).choices).toEqual([
      { id: 'out', name: 'Back to the previous state (Out)', tone: 'info' },
    ]);
    expect(loanMoves).toHaveLength(4);
  });
});

describe('lists', () => {
  it('leaves out the columns a role may not read', () => {
    expect(listColumns(books, 'volunteer', () => false).map((column) => column.name)).toEqual(['title', 'shelf', 'price', 'is_lendable']);
    expect(listColumns(books, 'librarian', () => false).map((column) => column.name)).toContain('supplier_note');
  });

  it('puts title and state into a phone’s first line, a fact and a figure into the second', () => {
    expect(phoneRow(listColumns(books, 'librarian', () => false))).toEqual({ title: 'title', state: 'shelf', figure: 'price', below: 'is_lendable' });
    expect(phoneRow(listColumns(loans, 'librarian', () => false))).toEqual({
      title: 'number',
      state: 'state',
      figure: 'due_on',
      below: 'book_id',
      headings: { due_on: named('due_on').label },
    });
    // A date that the rows are sorted by is read without its heading.
    expect(
      phoneRow(
        listColumns(loans, 'librarian', () => false),
        'due_on',
      ).headings,
    ).toBeUndefined();
    const shape = (...fields: FieldDescriptor[]) =>
      phoneRow(listColumns({ ...books, fields, columns: fields.map(({ name }) => name), sortable: [] }, 'librarian', () => false));
    // A bare number gives way to an amount, and else brings its heading; a plain choice gives way to a yes or no.
    expect(shape(named('title'), field('count', 'integer'), named('price')).figure).toBe('price');
    expect(shape(named('title'), field('count', 'integer'), named('acquired_on'))).toMatchObject({ figure: 'count', headings: { count: 'Count' } });
    // So does a date, which stays where a row has no amount; of two dates the one that the rows are sorted by is shown.
    const dated = [named('title'), field('until', 'date'), named('acquired_on'), field('told', 'string')];
    expect(shape(...dated, named('price'))).toMatchObject({ figure: 'price', instead: 'until', below: 'told', headings: { until: 'Until' } });
    const sorted = phoneRow(
      listColumns({ ...books, fields: dated, columns: dated.map(({ name }) => name), sortable: [] }, 'librarian', () => false),
      'acquired_on',
    );
    expect([sorted.figure, sorted.headings?.['acquired_on']]).toEqual(['acquired_on', undefined]);
    expect(shape(named('title'), field('base', 'enum', { choices: choices(2) }), named('is_lendable')).state).toBe('is_lendable');
    // What is to be read to its end has a line of its own, and takes no other fact's place.
    const told = field('told', 'text', { whole: true });
    expect(shape(named('title'), told, named('price'), named('supplier_note'))).toMatchObject({ figure: 'price', below: 'supplier_note', whole: 'told' });
  });

  it('says a filter in words', () => {
    const shelf = named('shelf');
    expect(filterKind(shelf)).toBe('choices');
    expect(filterText(shelf, ['maps', 'science'])).toBe('maps, science');
    expect(filterText(named('is_lendable'), false)).toBe('No');
    expect([fromList([]), fromList(['a']), fromList(['a', 'b'])]).toEqual([undefined, 'a', ['a', 'b']]);
  });

  it('shows a capped total as such', () => {
    expect([totalText(319), totalText(10_000), totalText(10_001)]).toEqual(['319', '10,000', '10,000+']);
  });

  it('counts the rows of a spreadsheet as it arrives, whatever stands in its values', () => {
    const counter = countRows();
    const bytes = new TextEncoder().encode('\uFEFFTitle,Blurb\r\nAtlas,"two\r\nlines, ""quoted"""\r\nEmma,\r\n');
    for (const part of [bytes.slice(0, 30), bytes.slice(30, 41), bytes.slice(41)]) counter.add(part);
    expect(counter.rows).toBe(2);
  });
});

describe('records', () => {
  it('groups fields as the contract says, the rest last', () => {
    expect(sections(books.groups, books.createFields).map((section) => [section.label, section.fields.length])).toEqual([
      ['The book', 5],
      ['Stock', 4],
      [undefined, 1],
    ]);
  });

  it('asks in an edit for what the record must have', () => {
    expect(editFields(books).find((one) => one.name === 'title')?.required).toBe(true);
  });

  it('merges what two people changed, and asks about the fields that both did', () => {
    const read = { title: 'Atlas', price: 100, shelf: 'maps', publisher: { name: 'A', city: 'Bath' }, blurb: null };
    const theirs = { ...read, price: 300, shelf: 'science', publisher: { name: 'B', city: 'Bath' } };
    const typed = { ...read, price: 200, shelf: 'science', publisher: { name: 'A', city: 'York' }, blurb: '' };
    const { merged, taken, questions } = mergeRecords(books.createFields, read, theirs, typed);
    expect(merged).toMatchObject({ price: 200, publisher: { name: 'B', city: 'York' } });
    expect(taken).toEqual(['Publisher: Name']);
    expect(questions.map(({ label, mine, theirs: other }) => [label, mine, other])).toEqual([['Price', 200, 300]]);
  });

  it('finds the lists that belong to a record', () => {
    expect(relatedLists(books, library, 'librarian').map((list) => [list.resource.segment, list.filter])).toEqual([['loans', 'book_id']]);
    expect(relatedLists(books, library, 'visitor')).toEqual([]);
  });
});

describe('moments', () => {
  it('go to the reader’s zone and back without a loss', () => {
    const instant = '2026-11-30T14:15:00.000Z';
    expect(instantFromLocal(localFromInstant(instant))).toBe(instant);
    expect(localFromInstant(null)).toBe('');
  });

  it('bound a day by its first and last moment', () => {
    expect(new Date(dayBound('2026-11-30', 'last') ?? '').getTime() - new Date(dayBound('2026-11-30', 'first') ?? '').getTime()).toBe(86_399_999);
  });
});
