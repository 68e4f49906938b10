import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { ContractProvider } from '../ContractContext.tsx';
import { library } from '../fixture/library.ts';
import { apiUrl, libraryServer } from '../fixture/server.ts';
import { noOverrides } from '../overrides.ts';
import { contractProvider } from '../provider/provider.ts';
import { changesIn } from './changes.ts';
import { ChangesView } from './ChangesView.tsx';

const { on } = libraryServer();
const reader = { resources: library, role: 'librarian', basename: '/desk', overrides: noOverrides };

const field = (name: string, label: string, more: Partial<FieldDescriptor>): FieldDescriptor => ({
  name,
  label,
  kind: 'string',
  required: false,
  nullable: true,
  readOnly: false,
  rules: {},
  ...more,
});

const fields = [
  field('price', 'Price', { kind: 'cents' }),
  field('is_active', 'On sale', { kind: 'boolean' }),
  field('state', 'State', { kind: 'enum', choices: [{ id: 'a', name: 'In progress', tone: 'info' }] }),
  field('phone', 'Phone', {}),
];

describe('what was edited', () => {
  it('reads as label, old and new value in the field’s own form', () => {
    const changes = changesIn([
      { field: 'price', from: 59900, to: 64900 },
      { field: 'is_active', from: true, to: false },
      { field: 'state', from: null, to: 'a' },
    ]);
    render(<ChangesView changes={changes} fields={fields} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\$599\.00.*\$649\.00$/),
      expect.stringMatching(/^Yes.*No$/),
      expect.stringMatching(/^empty.*In progress$/),
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Price', 'On sale', 'State']);
  });

  it('reads in the unit it had then, where another field says what a number is', () => {
    const unit = { by: 'kind', is: { share: 'percent', sum: 'cents' } } as const;
    const changes = changesIn([{ field: 'off', from: 10, from_unit: 'percent', to: 5000, to_unit: 'cents' }]);
    render(<ChangesView changes={changes} fields={[field('off', 'Off', { kind: 'integer', unit })]} />);
    expect(screen.getByRole('definition').textContent).toMatch(/^10%.*\$50\.00$/);
  });

  it('says of what it referred to that it was removed, where it is gone by now', async () => {
    on('get', '/members/all', () => ({ body: [{ id: 'm1', name: 'Ada', email: null }] }));
    const changes = changesIn([{ field: 'reader_id', from: 'm9', to: 'm1' }]);
    render(
      <CoreAdminContext dataProvider={contractProvider(library, { apiUrl, token: () => undefined })}>
        <ContractProvider {...reader}>
          <ChangesView changes={changes} fields={[field('reader_id', 'Reader', { kind: 'reference', reference: { resource: 'members' } })]} />
        </ContractProvider>
      </CoreAdminContext>,
    );
    expect(await screen.findByText('Ada')).toBeDefined();
    expect(screen.getByRole('definition').textContent).toMatch(/^removed member.*Ada$/);
  });

  it('names a field whose values are gone, and leaves out what the record no longer has', () => {
    render(<ChangesView changes={changesIn([{ field: 'phone' }, { field: 'unknown', from: 1, to: 2 }])} fields={fields} />);
    expect(screen.getByRole('definition').textContent).toBe('changed');
  });
});
