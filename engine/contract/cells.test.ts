import { expect, it } from 'vitest';
import { cellText, readCell } from './cells.ts';
import type { FieldDescriptor, FieldKind } from './descriptor.ts';

const field = (kind: FieldKind, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name: 'field',
  label: 'Field',
  kind,
  required: false,
  nullable: true,
  readOnly: false,
  rules: {},
  ...more,
});
const tier = field('enum', {
  choices: [
    { id: 'top_pick', name: 'Top pick' },
    { id: 'strong', name: 'Strong' },
  ],
});

it.each([
  ['integer', '11,860 mi', { value: 11_860 }],
  ['integer', 'soon', { problem: 'Use digits.' }],
  ['cents', '$37,480.5', { value: 3_748_050 }],
  ['cents', '38,49O', { problem: 'Use digits.' }],
  ['boolean', 'Yes', { value: true }],
  ['array', 'Heated seats; Tow hitch', { value: ['Heated seats', 'Tow hitch'] }],
  ['string', '  A car ', { value: 'A car' }],
  ['string', ' ', { value: undefined }],
  ['string', 'a\u0007', { problem: 'Contains a character that can’t be shown. Delete it or type it again.' }],
] as const)('reads a cell of %s: %s', (kind, text, reading) => {
  expect(readCell(field(kind), text)).toEqual(reading);
});

it('takes a choice by its id or its name, whatever the case', () => {
  expect(readCell(tier, 'TOP PICK')).toEqual({ value: 'top_pick' });
  expect(readCell(tier, 'strong')).toEqual({ value: 'strong' });
  expect(readCell(tier, 'best')).toEqual({ problem: 'Choose one of: Top pick, Strong.' });
});

it('writes what it reads again', () => {
  for (const [kind, value] of [
    [field('cents'), 3_748_000],
    [field('cents'), 3_748_005],
    [field('integer'), 6],
    [tier, 'top_pick'],
    [field('array'), ['Heated seats', 'Tow hitch']],
  ] as const)
    expect(readCell(kind, cellText(kind, value))).toEqual({ value });
});
