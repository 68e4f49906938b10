import { expect, it } from 'vitest';
import { isNudgeDue, nudgeAfter } from './nudges.ts';

const hour = 3_600_000;
const left = new Date('2026-11-20T10:00:00Z');
const after = (hours: number) => new Date(left.getTime() + hours * hour);

it('writes three times after the last step, and then is silent', () => {
  const sent: number[] = [];
  let last: Date | null = null;
  for (let hours = 0; hours < 1_000; hours += 0.25) {
    if (!isNudgeDue(left, last, after(hours))) continue;
    last = after(hours);
    sent.push(hours);
  }
  expect(sent).toEqual(nudgeAfter.map((ms) => ms / hour));
});

it('sends one letter where several were missed, and none after a week', () => {
  expect(isNudgeDue(left, null, after(80))).toBe(true);
  expect(isNudgeDue(left, after(80), after(80.5))).toBe(false);
  expect(isNudgeDue(left, null, after(24 * 7 + 1))).toBe(false);
});

it('begins anew with another step, and counts what staff sent', () => {
  expect(isNudgeDue(after(30), after(25), after(31))).toBe(true);
  expect(isNudgeDue(left, after(2), after(3))).toBe(false);
});
