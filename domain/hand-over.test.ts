import { describe, expect, it } from 'vitest';
import { levelLoad, movedBy, undoUntil } from './hand-over.ts';

const clients = (count: number, in_progress = true) => Array.from({ length: count }, (_, index) => ({ id: `c${index}`, in_progress }));
const takenBy = (placed: Record<string, string>, id: string) => Object.values(placed).filter((to) => to === id).length;

describe('levelLoad', () => {
  it('fills up whoever has most room for their size', () => {
    const placed = levelLoad(clients(6), [
      { id: 'a', load: 10, capacity: 15 },
      { id: 'b', load: 2, capacity: 5 },
      { id: 'c', load: 12, capacity: 15 },
    ]);
    expect([takenBy(placed, 'a'), takenBy(placed, 'b'), takenBy(placed, 'c')]).toEqual([3, 2, 1]);
  });
  it('places everybody even beyond capacity, and nobody where nobody takes over', () => {
    expect(takenBy(levelLoad(clients(4), [{ id: 'a', load: 15, capacity: 15 }]), 'a')).toBe(4);
    expect(levelLoad(clients(4), [])).toEqual({});
  });
  it('counts no load for whose work is over', () => {
    const placed = levelLoad(clients(5, false), [
      { id: 'a', load: 1, capacity: 15 },
      { id: 'b', load: 2, capacity: 15 },
    ]);
    expect(takenBy(placed, 'a')).toBe(5);
  });
});

describe('movedBy', () => {
  const three = clients(3);
  it('takes one more from nobody first, then from whoever has most', () => {
    expect(movedBy(1, 'b', three, { c0: 'a', c1: 'a' })).toEqual({ c0: 'a', c1: 'a', c2: 'b' });
    expect(movedBy(1, 'b', three, { c0: 'a', c1: 'a', c2: 'b' })).toEqual({ c0: 'a', c1: 'b', c2: 'b' });
  });
  it('gives one back to nobody, and does nothing where there is none', () => {
    expect(movedBy(-1, 'a', three, { c0: 'a', c1: 'a', c2: 'b' })).toEqual({ c0: 'a', c2: 'b' });
    expect(movedBy(-1, 'c', three, { c0: 'a' })).toEqual({ c0: 'a' });
    expect(movedBy(1, 'a', three, { c0: 'a', c1: 'a', c2: 'a' })).toEqual({ c0: 'a', c1: 'a', c2: 'a' });
  });
});

it('can be undone for a day', () => {
  expect(undoUntil('2026-11-20T21:52:00.000Z')).toBe('2026-11-21T21:52:00.000Z');
});
