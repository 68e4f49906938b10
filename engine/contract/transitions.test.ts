import { describe, expect, it } from 'vitest';
import type { Transition } from './descriptor.ts';
import { decideMove, durationToMs, openMoves } from './transitions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const machine: readonly Transition[] = [
  { from: ['open'], to: 'waiting', by: ['client'], label: 'Wait' },
  { from: ['open', 'waiting'], to: 'done', by: ['employee'], via: 'updateCoupon', requires: ['report'] },
  { from: ['open', 'waiting'], to: 'refused', by: ['client'] },
  { from: ['refused'], to: '$previous', by: ['client'], within: 'P7D' },
  { from: ['refused'], to: '$previous', by: ['employee'] },
];

describe('openMoves', () => {
  it('offers what the role may do from the state', () => {
    expect(openMoves(machine, { state: 'open' }, 'client', now).map((move) => move.to)).toEqual(['waiting', 'refused']);
    expect(openMoves(machine, { state: 'open' }, 'employee', now).map((move) => move.to)).toEqual(['done']);
    expect(openMoves(machine, { state: 'done' }, 'client', now)).toEqual([]);
  });

  it('goes back to the state before, for a client only while the time lasts', () => {
    const fresh = { state: 'refused', previous: 'waiting', since: '2026-11-15T12:00:00Z' };
    const old = { ...fresh, since: '2026-11-14T11:59:59Z' };
    expect(openMoves(machine, fresh, 'client', now).map((move) => move.to)).toEqual(['waiting']);
    expect(openMoves(machine, old, 'client', now)).toEqual([]);
    expect(openMoves(machine, old, 'employee', now).map((move) => move.to)).toEqual(['waiting']);
  });

  it('has no way back where no state before is known', () => {
    expect(openMoves(machine, { state: 'refused', since: now.toISOString() }, 'client', now)).toEqual([]);
  });
});

describe('decideMove', () => {
  it('makes an open move', () => {
    expect(decideMove(machine, { state: 'open' }, 'waiting', 'client', now)).toMatchObject({ outcome: 'made', move: { to: 'waiting', label: 'Wait' } });
  });

  it('names what is missing when a move needs an operation of its own', () => {
    expect(decideMove(machine, { state: 'open' }, 'done', 'employee', now)).toMatchObject({
      outcome: 'missing',
      move: { requires: ['report'], via: 'updateCoupon' },
    });
    expect(decideMove(machine, { state: 'open' }, 'done', 'employee', now, 'updateCoupon')).toMatchObject({ outcome: 'made' });
  });

  it('refuses a closed move and tells the open ones', () => {
    expect(decideMove(machine, { state: 'done' }, 'waiting', 'client', now)).toEqual({ outcome: 'closed', open: [] });
    expect(decideMove(machine, { state: 'open' }, 'waiting', 'employee', now)).toMatchObject({ outcome: 'closed', open: [{ to: 'done' }] });
  });
});

describe('durationToMs', () => {
  it('reads weeks, days, hours and minutes', () => {
    expect(durationToMs('P7D')).toBe(7 * 86_400_000);
    expect(durationToMs('P1W')).toBe(durationToMs('P7D'));
    expect(durationToMs('PT2H30M')).toBe(150 * 60_000);
    expect(() => durationToMs('7 days')).toThrow(RangeError);
  });
});
