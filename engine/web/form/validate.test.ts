import { expect, it } from 'vitest';
import type { FieldDescriptor, FieldKind, FieldRules } from '../../contract/descriptor.ts';
import { fieldProblem } from './validate.ts';

const field = (kind: FieldKind, rules: FieldRules = {}, required = true): FieldDescriptor => ({
  name: 'x',
  label: 'X',
  kind,
  required,
  nullable: false,
  readOnly: false,
  rules,
});

it('asks for what is required, and only for that', () => {
  for (const nothing of ['', null, undefined, []]) {
    expect(fieldProblem(field('string'), nothing)).toBe('Please fill this in.');
    expect(fieldProblem(field('string', {}, false), nothing)).toBeUndefined();
  }
  expect(fieldProblem(field('boolean'), false)).toBeUndefined();
  expect(fieldProblem(field('integer'), 0)).toBeUndefined();
});

it.each<[FieldKind, FieldRules, unknown, string]>([
  ['string', { minLength: 3 }, 'ab', 'Please use at least 3 characters.'],
  ['string', { maxLength: 3 }, 'abcd', 'Please use at most 3 characters.'],
  ['string', { maxLength: 3 }, '😀😀😀😀', 'Please use at most 3 characters.'],
  ['string', {}, '\ufeff', 'Please fill this in.'],
  ['string', {}, 'a\u0007', 'Contains a character that can’t be shown. Delete it or type it again.'],
  ['string', { pattern: '^[a-z]+$', patternMessage: 'Small letters only.' }, 'A', 'Small letters only.'],
  ['string', { pattern: '^[a-z]+$' }, 'A', 'This does not have the right form.'],
  ['string', { pattern: '\\S' }, '  ', 'Please fill this in.'],
  ['phone', { pattern: '^[0-9]{7}$' }, '1', 'Please enter a phone number with area code.'],
  ['email', {}, 'hannah@', 'Please enter an e-mail address, like name@example.com.'],
  ['url', {}, 'javascript:alert(1)', 'Please enter a web address that starts with https://.'],
  ['integer', {}, 1.5, 'Must be a whole number.'],
  ['number', {}, Number.NaN, 'Must be a number.'],
  ['number', { minimum: 5 }, 4, 'Must be at least 5.'],
  ['cents', { maximum: 10000 }, 10001, 'Must be at most 100.00.'],
  ['array', { minItems: 2 }, ['a'], 'Please choose at least 2.'],
  ['array', { maxItems: 1 }, ['a', 'b'], 'Please choose at most 1.'],
])('%s %o refuses %o', (kind, rules, value, message) => {
  expect(fieldProblem(field(kind, rules), value)).toBe(message);
});

it('lets through what keeps the rules', () => {
  expect(fieldProblem(field('email', { maxLength: 254 }), 'hannah.okafor@mailhaven.com')).toBeUndefined();
  expect(fieldProblem(field('string', { pattern: '^\\+?[0-9 ().\\-]{7,24}$' }), '(207) 555-0148')).toBeUndefined();
});
