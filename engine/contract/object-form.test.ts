import { expect, it } from 'vitest';
import type { FieldDescriptor, ObjectForm } from './descriptor.ts';
import { begunForm, formOf } from './object-form.ts';

const field = (name: string, required = true): FieldDescriptor => ({
  name,
  label: name,
  kind: 'string',
  required,
  nullable: !required,
  readOnly: false,
  rules: {},
});
const card: ObjectForm = { label: 'Card', fields: [field('number'), field('holder', false)], told: { by: 'kind', value: 'card' } };
const transfer: ObjectForm = { label: 'Transfer', fields: [field('iban')], told: { by: 'kind', value: 'transfer' } };
const circle: ObjectForm = { label: 'Circle', fields: [field('radius')] };
const box: ObjectForm = { label: 'Box', fields: [field('width'), field('height')] };

it('takes the form that the telling property names, whatever else is there', () => {
  expect(formOf([card, transfer], { kind: 'transfer', number: '4' })).toBe(transfer);
});

it('takes the form whose fields fit where nothing tells', () => {
  expect(formOf([circle, box], { width: 1, height: 2 })).toBe(box);
  expect(formOf([circle, box], { radius: 1 })).toBe(circle);
  expect(formOf([circle, box], { colour: 'red' })).toBeUndefined();
  expect(formOf([circle, box], null)).toBeUndefined();
});

it('begins a form so that it is known again', () => {
  for (const form of [card, transfer])
    expect(
      formOf(
        [card, transfer],
        begunForm(form, () => undefined),
      ),
    ).toBe(form);
  for (const form of [circle, box])
    expect(
      formOf(
        [circle, box],
        begunForm(form, () => undefined),
      ),
    ).toBe(form);
});
