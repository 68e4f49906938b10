import { expect, it } from 'vitest';
import { linkStatusTones, linkStatusTurns, linkStatusValues } from '../generated/enums.ts';
import { linkStatusTransitions } from '../generated/transitions.ts';
import { clientDecides, staffOwes, turnOf } from './link-turn.ts';

it('is said of each state by the contract, and what is hidden waits for nobody', () => {
  for (const status of linkStatusValues) {
    expect(turnOf({ status, is_displayed: true })).toBe(linkStatusTurns[status]);
    expect(turnOf({ status, is_displayed: false })).toBeUndefined();
  }
  expect(clientDecides.filter((status) => staffOwes.includes(status))).toEqual([]);
});

it('is given to a side that has a move to make there', () => {
  const movers = (status: string, role: string) => linkStatusTransitions.some((move) => move.from.includes(status) && move.by.some((by) => by === role));
  for (const status of clientDecides) expect(movers(status, 'client')).toBe(true);
  for (const status of staffOwes) expect(movers(status, 'employee')).toBe(true);
});

it('shows in the tone: warm is the client’s turn and nothing else', () => {
  expect(linkStatusValues.filter((status) => linkStatusTones[status] === 'turn')).toEqual(clientDecides);
});
