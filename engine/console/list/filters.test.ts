import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { rangeFault } from './filters.ts';

const filter = (name: string, label: string, kind: FieldDescriptor['kind']): FieldDescriptor => ({
  name,
  label,
  kind,
  required: false,
  nullable: false,
  readOnly: false,
  rules: {},
});
const from = filter('price_gte', 'Price from', 'cents');
const to = filter('price_lte', 'Price to', 'cents');
const after = filter('created_at_gte', 'Created after', 'datetime');
const before = filter('created_at_lte', 'Created before', 'datetime');
const all = [from, to, after, before];

describe('a filter beside the other end of its range', () => {
  it('says at whichever end is edited what is wrong', () => {
    expect(rangeFault(all, { price_gte: '900' }, to, 1000)).toBeUndefined();
    expect(rangeFault(all, { price_gte: '2000' }, to, 1000)).toBe('Must not be less than “Price from”.');
    expect(rangeFault(all, { price_lte: 1000 }, from, 2000)).toBe('Must not be more than “Price to”.');
    expect(rangeFault(all, { created_at_gte: '2026-03-02T05:00:00.000Z' }, before, '2026-03-01T23:00:00.000Z')).toBe('Must not be before “Created after”.');
    expect(rangeFault(all, { created_at_lte: '2026-03-01T23:00:00.000Z' }, after, '2026-03-02T05:00:00.000Z')).toBe('Must not be after “Created before”.');
  });

  it('says nothing of one end alone, nor of a filter without ends', () => {
    expect(rangeFault(all, {}, to, 1000)).toBeUndefined();
    expect(rangeFault(all, { price_lte: 1000 }, to, 500)).toBeUndefined();
    expect(rangeFault(all, { price_gte: 1000 }, filter('year', 'Year', 'integer'), 500)).toBeUndefined();
  });
});
