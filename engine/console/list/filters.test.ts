import { describe, expect, it } from 'vitest';
import { rangeFault } from './filters.ts';

const price = { name: 'price', label: 'Price', kind: 'cents' as const };
const created = { name: 'created_at', label: 'Created', kind: 'datetime' as const };

describe('a filter beside the other end of its range', () => {
  it('says at whichever end is edited what is wrong', () => {
    expect(rangeFault({ price_gte: '900' }, price, 'lte', 1000)).toBeUndefined();
    expect(rangeFault({ price_gte: '2000' }, price, 'lte', 1000)).toBe('Must not be less than “Price from”.');
    expect(rangeFault({ price_lte: 1000 }, price, 'gte', 2000)).toBe('Must not be more than “Price until”.');
    expect(rangeFault({ created_at_gte: '2026-03-02T05:00:00.000Z' }, created, 'lte', '2026-03-01T23:00:00.000Z')).toBe('Must not be before “Created from”.');
    expect(rangeFault({ created_at_lte: '2026-03-01T23:00:00.000Z' }, created, 'gte', '2026-03-02T05:00:00.000Z')).toBe('Must not be after “Created until”.');
  });

  it('says nothing of one end alone', () => {
    expect(rangeFault({}, price, 'lte', 1000)).toBeUndefined();
    expect(rangeFault({ price_lte: 1000 }, price, 'lte', 500)).toBeUndefined();
  });
});
