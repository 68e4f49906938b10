import { expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

const fields = [
  { name: 'created_at', label: 'Created' },
  { name: 'updated_at', label: 'Updated' },
];
const says = { created_at: 'Coupon created', updated_at: 'Coupon edited' };
const record = { created_at: '2026-11-01T10:00:00.000Z', updated_at: '2026-11-05T10:00:00.000Z' };
const said = (told: readonly string[], row = record) => momentsOf(fields, row, { says, told }).map((one) => one.said);

it('says what happened in the contract’s sentences, and falls back to the field’s title', () => {
  expect(said([])).toEqual(['Coupon created', 'Coupon edited']);
  expect(momentsOf(fields, record, {}).map((one) => one.said)).toEqual(['Created', 'Updated']);
});

it('does not tell again what an entry tells with who did it', () => {
  expect(said(['2026-11-05T10:00:00.412Z'])).toEqual(['Coupon created']);
  expect(said(['2026-11-05T10:00:00.412Z', '2026-11-01T09:59:59.900Z'])).toEqual([]);
  // Edited once more by who leaves no entry.
  expect(said(['2026-11-03T10:00:00.000Z'])).toEqual(['Coupon created', 'Coupon edited']);
});

it('says once what never changed since it came', () => {
  expect(said([], { ...record, updated_at: '2026-11-01T10:00:00.030Z' })).toEqual(['Coupon created']);
});
