import { expect, it } from 'vitest';
import { openingPatience } from './opening.ts';

it('leaves the first connection of a page alone while a slow phone opens it, and notices soon that a later one does not open', () => {
  expect(openingPatience(false, 0)).toBeGreaterThanOrEqual(10_000);
  // "Back within 2 s of the server's return": it is looked at about each second.
  expect(openingPatience(true, 0)).toBeLessThan(2_000);
});

it('waits twice as long after each connection in vain, up to a minute', () => {
  expect(openingPatience(true, 1)).toBe(2 * openingPatience(true, 0));
  expect(openingPatience(true, 50)).toBeLessThan(60_000);
});
