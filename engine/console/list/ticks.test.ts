import { expect, it } from 'vitest';
import { setTicks, ticksOf, toggleTick } from './ticks.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

it('ticks row by row, and takes ticks off', () => {
  toggleTick('cars', 'b');
  toggleTick('cars', 'd');
  expect(ticksOf('cars')).toEqual(['b', 'd']);
  toggleTick('cars', 'b');
  expect(ticksOf('cars')).toEqual(['d']);
  expect(ticksOf('people')).toEqual([]);
});

it('with Shift reaches from the row ticked last, in both directions, and takes off as it puts on', () => {
  setTicks('cars', []);
  toggleTick('cars', 'd', rows);
  toggleTick('cars', 'b', rows);
  expect(ticksOf('cars').toSorted()).toEqual(['b', 'c', 'd']);
  toggleTick('cars', 'd', rows);
  expect(ticksOf('cars')).toEqual([]);
});

it('reaches nowhere from a row that is on another page', () => {
  setTicks('cars', []);
  toggleTick('cars', 'z');
  toggleTick('cars', 'c', rows);
  expect(ticksOf('cars')).toEqual(['z', 'c']);
});

it('stays the same array until something changes', () => {
  setTicks('cars', ['a', 'a']);
  expect(ticksOf('cars')).toBe(ticksOf('cars'));
  expect(ticksOf('cars')).toEqual(['a']);
});
