import { describe, expect, it } from 'vitest';
import { checked, keptTexts, type FieldErrors, type Validator } from './field-errors.ts';

/** A validator that always tells of one rule. */
const breaking = (keyword: string, params: Readonly<Record<string, unknown>> = {}, instancePath = '/field'): Validator =>
  Object.assign(() => false, { errors: [{ keyword, params, instancePath }] });

describe('the sentence of a broken rule', () => {
  it.each([
    ['required', {}, '', 'Fill this in.'],
    ['minLength', { limit: 3 }, '', 'Fill this in.'],
    ['minLength', { limit: 3 }, 'ab', 'Use at least 3 characters.'],
    ['maxLength', { limit: 4000 }, 'long', 'Use at most 4,000 characters.'],
    ['filled', {}, '  ', 'Fill this in.'],
    ['type', { type: 'string' }, null, 'Fill this in.'],
    ['type', { type: ['integer', 'null'] }, Number.NaN, 'Must be a number.'],
    ['type', { type: 'integer' }, 1.5, 'Must be a whole number.'],
    ['type', { type: 'object' }, 'text', 'This isn’t in the right form.'],
    ['minimum', { limit: 1 }, 0, 'Must be 1 or more.'],
    ['maximumCents', { limit: 10_000_000 }, 1e9, 'Must be $100,000.00 or less.'],
    ['choice', {}, 'gift', 'Choose one of the values offered.'],
    ['phone', { format: 'phone' }, '1', 'Enter a phone number with area code.'],
    ['looks', { format: 'email' }, 'hannah@', 'Enter an e-mail address, like name@example.com.'],
    ['looks', { format: 'uri' }, 'javascript:alert(1)', 'Enter a web address that starts with https://.'],
    ['matches', { says: 'Small letters only.' }, 'A1', 'Small letters only.'],
    ['matches', {}, 'A1', 'This isn’t in the right form.'],
    ['minItems', { limit: 1 }, [], 'Add at least one.'],
    ['maxItems', { limit: 3 }, [1, 2, 3, 4], 'Add at most 3.'],
    ['uniqueItems', {}, ['a', 'a'], 'Contains the same value twice.'],
  ])('%s %o on %o: %s', (keyword, params, field, sentence) => {
    expect(checked(breaking(keyword, params), { field }).errors).toEqual({ field: sentence });
  });

  it('writes the limit of a year as a year, and of anything else as a figure', () => {
    const most = (field: string) => checked(breaking('maximum', { limit: 2100 }, `/${field}`), { [field]: 20_266 }).errors[field];
    expect([most('year'), most('year_min'), most('first_year'), most('modelYear')]).toEqual(Array(4).fill('Must be 2100 or less.'));
    expect([most('miles'), most('trips_per_year'), most('yearly_miles')]).toEqual(Array(3).fill('Must be 2,100 or less.'));
  });

  it('stands at the field that is missing or unknown, however deep', () => {
    expect(checked(breaking('required', { missingProperty: 'price' }, '/lines/0'), { lines: [{}] }).errors).toEqual({ 'lines.0.price': 'Fill this in.' });
    expect(checked(breaking('known', { additionalProperty: 'a/b' }, ''), { 'a/b': 1 }).errors).toEqual({ 'a/b': 'There is no such field.' });
    expect(checked(breaking('type', { type: 'object' }, ''), 'text').errors).toEqual({ body: 'This isn’t in the right form.' });
  });
});

it('keeps texts as they are kept and refuses those that cannot be, at their field', () => {
  const errors: FieldErrors = {};
  expect(keptTexts({ name: 'Zoe\ufeff', tags: ['a\u0007'] }, errors)).toEqual({ name: 'Zoe', tags: [''] });
  expect(Object.keys(errors)).toEqual(['tags.0']);
  expect(checked(() => true, { name: '\ufeff' }).value).toEqual({ name: '' });
});
