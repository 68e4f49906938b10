import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { field } from '../fixture/library.ts';
import { fieldText } from './fieldText.ts';
import { FieldView } from './FieldView.tsx';

afterEach(cleanup);

const minutes = field('median', 'minutes');

it.each([
  [42, '42 min'],
  [190, '3 hr'],
  [1440, '24 hr'],
  [4320, '3 days'],
])('says %i minutes as people do: %s', (value, said) => {
  render(<FieldView field={minutes} value={value} />);
  expect(screen.getByText(said)).toBeDefined();
  expect(fieldText(minutes, value)).toBe(said);
});

const fee = field('item', 'object', { fields: [field('label', 'string', { label: 'Fee' }), field('usual', 'cents', { label: 'Usual amount' })] });

it('shows several things of a few short facts as a table, one alone and long ones each in a box', () => {
  const fees = field('fees', 'array', { items: fee });
  const rows = [
    { label: 'Doc fee', usual: 25_000 },
    { label: 'Title', usual: 3_300 },
  ];
  render(<FieldView field={fees} value={rows} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Fee', 'Usual amount']);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['FeeUsual amount', 'Doc fee$250.00', 'Title$33.00']);
  cleanup();
  render(<FieldView field={fees} value={rows.slice(0, 1)} />);
  expect([screen.queryByRole('table'), screen.getAllByRole('listitem').length]).toEqual([null, 1]);
  cleanup();
  const noted = { ...fees, items: { ...fee, fields: [...(fee.fields ?? []), field('note', 'text')] } };
  render(<FieldView field={noted} value={rows} />);
  expect([screen.queryByRole('table'), screen.getAllByRole('listitem').length]).toEqual([null, 2]);
});

it('shows a price in a list to the dollar, and on its record with the cents it has', () => {
  const price = field('price', 'cents', { whole: true });
  render(<FieldView field={price} value={3_945_313} dense />);
  expect(screen.getByText('$39,453')).toBeDefined();
  cleanup();
  render(<FieldView field={price} value={3_945_313} />);
  expect(screen.getByText('$39,453.13')).toBeDefined();
});

it('shows a day in a list as the moments beside it, and on its record with its year', () => {
  const day = field('due', 'date');
  const year = String(new Date().getFullYear());
  render(<FieldView field={day} value={`${year}-06-15`} dense />);
  expect(screen.getByText('Jun 15')).toBeDefined();
  cleanup();
  render(<FieldView field={day} value="2019-06-15" dense />);
  expect(screen.getByText('Jun 15, 2019')).toBeDefined();
  cleanup();
  render(<FieldView field={day} value={`${year}-06-15`} />);
  expect(screen.getByText(`Jun 15, ${year}`)).toBeDefined();
});

it('joins words as people write them: a comma and a space', () => {
  const makes = field('makes', 'array', { items: field('make', 'string') });
  render(<FieldView field={makes} value={['Ford', 'Lincoln']} dense />);
  const list = screen.getByRole('list');
  expect(list.textContent).toBe('Ford, Lincoln');
});
