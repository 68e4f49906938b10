import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument } from '../contract/reading/read.ts';
import { formChecks } from './validate.ts';

const document = readDocument('tests/support/contracts/choices.yaml');
const check = formChecks(drawConsole(document, understand(document)));

it('holds a value to the form that it says it has, and tells it at the form’s own input alone', () => {
  expect(check('createpayment', { name: 'Rent', method: { kind: 'transfer', iban: 'DE02' } })).toEqual({});
  expect(check('createpayment', { name: 'Rent', method: { kind: 'transfer' } })).toEqual({ 'method.iban': 'Fill this in.' });
  expect(check('createpayment', { name: 'Rent', method: { kind: 'card', iban: 'DE02' } })).toEqual({ 'method.number': 'Fill this in.' });
});

it('leaves to the API what nothing tells apart', () => {
  expect(check('createpayment', { name: 'Rent', method: { kind: 'card', number: '4' }, marks: [{ width: 'wide' }] })).toEqual({});
  expect(check('createanimal', { value: { species: 'cat' } })).toEqual({ 'value.name': 'Fill this in.' });
});
