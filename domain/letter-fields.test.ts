import { expect, it } from 'vitest';
import { unknownFields, withFields } from './letter-fields.ts';

it('finds every name in braces that is no field, however it is written, once', () => {
  expect(unknownFields('Hello {first_name}, {First Name}, {car} and {car}: {}', ['first_name'])).toEqual(['First Name', 'car', '']);
  expect(unknownFields('No braces', [])).toEqual([]);
});

it('fills in once: what a value holds in braces is text', () => {
  expect(withFields('Hello {first_name}, from {client_name}', { first_name: '{client_name}', client_name: 'Hannah' })).toBe('Hello {client_name}, from Hannah');
});
