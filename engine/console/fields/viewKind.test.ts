import { expect, it } from 'vitest';
import { fieldOfShape } from '../../contract/drawing/fields.ts';
import { viewKind } from './viewKind.ts';

it.each([
  ['year', 'text'],
  ['modelYear', 'text'],
  ['id', 'text'],
  ['orderId', 'text'],
  ['order_id', 'text'],
  ['trips_per_year', 'number'],
  ['paid', 'number'],
  ['quantity', 'number'],
] as const)('the integer %s is shown as %s', (name, kind) => {
  expect(viewKind(fieldOfShape(name, { kind: 'scalar', types: ['integer'], at: { file: '', at: [] } }, { required: true }))).toBe(kind);
});
