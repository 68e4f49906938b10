import { expect, it } from 'vitest';
import { wholeAddress } from './listAddress.ts';

const start = { filter: { role: 'client' }, sort: { field: 'created_at', order: 'DESC' } } as const;
const filter = 'filter=%7B%22role%22%3A%22client%22%7D';

it('leaves an address alone that says nothing, or all', () => {
  expect(wholeAddress('', start)).toBeNull();
  expect(wholeAddress('?filter=%7B%7D&page=2&perPage=25&sort=created_at&order=ASC', start)).toBeNull();
  expect(wholeAddress('?page=8', { ...start, filter: undefined })).toBeNull();
});

it('says the filter and the order that the list begins with where the address says only other things', () => {
  expect(wholeAddress('?page=8', start)).toBe(`?page=8&${filter}`);
  expect(wholeAddress('?filter=%7Bcut', start)).toBe(`?${filter}`);
  expect(wholeAddress(`?${filter}&sort=created_at`, start)).toBe(`?${filter}&sort=created_at&order=DESC`);
  expect(wholeAddress(`?${filter}&sort=name`, start)).toBe(`?${filter}&sort=name&order=ASC`);
});

it('has no more rows than may be drawn, from the first page', () => {
  expect(wholeAddress('?perPage=1000&page=2&sort=title&order=ASC', { ...start, filter: undefined })).toBe('?perPage=100&sort=title&order=ASC');
});
