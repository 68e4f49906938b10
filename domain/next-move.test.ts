import { expect, it } from 'vitest';
import { nextMove } from './next-move.ts';

const at = (time: string) => `2026-11-30T${time}:00.000Z`;
const now = Date.parse(at('10:00'));
const item = { act_by: at('18:00'), due_at: null, snoozed_until: null };

it('is the first moment at which something is late', () => {
  expect(nextMove([item, { ...item, act_by: at('12:30') }], now)).toBe(Date.parse(at('12:30')));
});

it('is an hour before what is promised', () => {
  expect(nextMove([{ ...item, act_by: at('12:30'), due_at: at('12:30') }], now)).toBe(Date.parse(at('11:30')));
});

it('is when what is snoozed comes back', () => {
  expect(nextMove([{ ...item, snoozed_until: at('11:00') }], now)).toBe(Date.parse(at('11:00')));
});

it('is not a moment that has passed', () => {
  expect(nextMove([{ act_by: at('09:00'), due_at: at('09:00'), snoozed_until: at('09:30') }], now)).toBeUndefined();
  expect(nextMove([], now)).toBeUndefined();
});
