import { describe, expect, it } from 'vitest';
import { afterOutcome, isPassing, nextToSend, pauseBefore, retried, statesOf, type Unsent } from './machine.ts';

const unsent = (message_id: string, more: Partial<Unsent> = {}): Unsent => ({
  message_id,
  chat_id: 'c',
  text: message_id,
  attachments: [],
  written_at: '2026-11-22T10:00:00.000Z',
  tries: 0,
  ...more,
});
const refused = { refusal: 'No.' };

describe('what is sent next', () => {
  it('is the oldest of a chat that answers, and never what was refused', () => {
    const queue = [unsent('a', refused), unsent('b'), unsent('c'), unsent('d', { chat_id: 'other' })];
    expect(nextToSend(queue, new Set())?.message_id).toBe('b');
    expect(nextToSend(queue, new Set(['c']))?.message_id).toBe('d');
    expect(nextToSend(queue, new Set(['c', 'other']))).toBeUndefined();
  });
});

describe('an answer', () => {
  it('drops what is kept, keeps what got none, and sets aside what was refused', () => {
    expect(afterOutcome(unsent('a'), { kind: 'kept' })).toBeUndefined();
    expect(afterOutcome(unsent('a'), { kind: 'away' })).toEqual(unsent('a', { tries: 1 }));
    expect(afterOutcome(unsent('a'), { kind: 'refused', problem: 'No.' })).toEqual(unsent('a', { tries: 1, refusal: 'No.' }));
    expect(retried(unsent('a', { tries: 4, ...refused }))).toEqual(unsent('a'));
  });
  it.each([0, 200, 401, 408, 425, 429, 500, 502, 503])('of %i is worth another try by itself', (status) => expect(isPassing(status)).toBe(true));
  it.each([400, 403, 404, 409, 413, 422])('of %i is not', (status) => expect(isPassing(status)).toBe(false));
});

it('tries again after 1 s, 2, 4, 8, then every 15, and never where all were refused', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 60].map((tries) => pauseBefore([unsent('a', { tries })]));
  expect(pauses).toEqual([1000, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pauseBefore([unsent('a', refused)])).toBeNull();
});

it('shows what waits behind a message without an answer as waiting too', () => {
  const states = (queue: Unsent[], online = true) => statesOf(queue, 'c', online).map(({ state }) => state);
  expect(states([unsent('a'), unsent('b')])).toEqual(['sending', 'sending']);
  expect(states([unsent('a', { tries: 1 }), unsent('b'), unsent('d', refused)])).toEqual(['waiting', 'waiting', 'refused']);
  expect(states([unsent('a')], false)).toEqual(['waiting']);
  expect(states([unsent('a', { chat_id: 'other', tries: 1 }), unsent('b')])).toEqual(['sending']);
});
