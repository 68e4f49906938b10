// Fields replaced by kind, format and schema, in the library's console: wherever they stand, and behind what is named by segment and field.
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { ContractProvider } from '../ContractContext.tsx';
import { books, field, library } from '../fixture/library.ts';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';
import { noOverrides, type FieldParts, type FieldRegistry, type InputProps, type ValueProps } from '../overrides.ts';
import { FieldView, MadeView } from './FieldView.tsx';

const { on, list } = libraryServer();

/** As another document would have it: price and blurb in a format of its own, the blurb with a schema, too. */
const told: Readonly<Record<string, Partial<FieldDescriptor>>> = { price: { format: 'shillings' }, blurb: { format: 'shillings', schema: 'Blurb' } };
const named = (fields: readonly FieldDescriptor[]) => fields.map((one) => ({ ...one, ...told[one.name] }));
const resources = library.map((resource) =>
  resource.name === 'books'
    ? { ...books, fields: named(books.fields), createFields: named(books.createFields), updateFields: named(books.updateFields) }
    : resource,
);

const atlas = {
  id: 'b1',
  title: 'Atlas',
  shelf: 'maps',
  price: 2500,
  authors: [],
  copies: [{ barcode: 'A-1', worth: 900 }],
  publisher: null,
  blurb: 'All of it',
  acquired_on: '2026-01-02',
  is_lendable: true,
  version: 1,
  created_at: '2026-01-02T10:00:00Z',
};

/** Parts that say by whom they were chosen. */
const by = (name: string): FieldParts & Required<FieldParts> => ({
  view: ({ value, dense }: ValueProps) => <i>{`${name} ${JSON.stringify(value)}${dense ? ' dense' : ''}`}</i>,
  input: ({ source }: InputProps) => <i>{`${name} types ${source}`}</i>,
});

const opened = async (path: string, fields: FieldRegistry, more: Parameters<typeof openLibrary>[1] = {}) => {
  list('/stock/books', [atlas]);
  list('/loans', []);
  on('get', '/stock/books/:id', () => ({ body: atlas }));
  openLibrary(path, { resources, ...more, overrides: { fields, ...more.overrides } });
  await screen.findAllByText(path.endsWith('create') ? /^Title/ : 'Atlas');
};

describe('a field that nobody named', () => {
  it('is shown by the part of its kind: in lists, on its page and inside other values', async () => {
    await opened('/desk/catalogue', { kind: { cents: by('cents'), boolean: by('yes or no') } });
    expect((await screen.findAllByText('cents 2500 dense')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText('yes or no true dense')).length).toBeGreaterThan(0);
    expect(screen.queryByText('$25.00')).toBeNull();
  });

  it('is so on its page, too', async () => {
    await opened('/desk/catalogue/b1', { kind: { cents: by('cents'), boolean: by('yes or no') } });
    expect(await screen.findByText('cents 2500')).toBeDefined();
    expect(screen.getByText(/^cents 900/)).toBeDefined();
    expect(screen.getByText('yes or no true')).toBeDefined();
    expect(screen.queryByText('Yes')).toBeNull();
  });

  it('takes the part of its schema before that of its format, and that before its kind’s', async () => {
    const fields: FieldRegistry = {
      kind: { cents: by('kind'), text: by('kind'), date: by('kind') },
      format: { shillings: by('format') },
      schema: { Blurb: by('schema') },
    };
    await opened('/desk/catalogue/b1', fields);
    expect(await screen.findByText('format 2500')).toBeDefined();
    expect(screen.getByText('schema "All of it"')).toBeDefined();
    expect(screen.getByText('kind "2026-01-02"')).toBeDefined();
  });

  it('is typed in by the same rule, view and input each for itself', async () => {
    const { view } = by('schema');
    await opened('/desk/catalogue/create', {
      kind: { cents: by('kind'), text: by('kind'), date: by('kind') },
      format: { shillings: by('format') },
      schema: { Blurb: { view } },
    });
    expect(await screen.findByText('format types price')).toBeDefined();
    expect(screen.getByText('format types blurb')).toBeDefined();
    expect(screen.getByText('kind types acquired_on')).toBeDefined();
  });
});

describe('a field that is named', () => {
  const fields: FieldRegistry = { kind: { cents: by('kind') }, format: { shillings: by('format') } };

  it('is what its name says, on its page and in forms', async () => {
    await opened('/desk/catalogue/b1', fields, { overrides: { field: (_segment, name) => (name === 'price' ? () => <b>named</b> : undefined) } });
    expect(await screen.findByText('named')).toBeDefined();
    expect(screen.queryByText('format 2500')).toBeNull();
  });

  it('is typed in as its name says', async () => {
    await opened('/desk/catalogue/create', fields, { overrides: { input: (_segment, name) => (name === 'price' ? () => <b>named</b> : undefined) } });
    expect(await screen.findByText('named')).toBeDefined();
    expect(screen.queryByText('format types price')).toBeNull();
  });
});

it('uses what is made without asking itself again, and is not asked where there is no value', () => {
  const forms = [{ label: 'Box', fields: [field('width', 'integer')], told: { by: 'form', value: 'box' } }];
  const parcel = field('parcel', 'object', { schema: 'Parcel', forms });
  const Framed = (props: ValueProps) => (
    <section aria-label="Framed">
      <MadeView {...props} />
    </section>
  );
  const overrides = { ...noOverrides, fields: { schema: { Parcel: { view: Framed } } } };
  const screens = { resources: [], role: '', basename: '', overrides };
  const { rerender } = render(
    <ContractProvider {...screens}>
      <FieldView field={parcel} value="no box at all" />
    </ContractProvider>,
  );
  expect(within(screen.getByRole('region', { name: 'Framed' })).getByText(/no box at all/)).toBeDefined();
  rerender(
    <ContractProvider {...screens}>
      <FieldView field={parcel} value={null} />
    </ContractProvider>,
  );
  expect(screen.queryByRole('region')).toBeNull();
});
