import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conflict, Problem } from './problem.ts';

const own = ['type', 'title', 'status', 'detail', 'errors', 'request_id'];

it('tells the present state beside what every problem says', () => {
  expect(conflict('It is paid.', { state: 'succeeded', moves: [] }).toBody('7')).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'It is paid.',
    state: 'succeeded',
    moves: [],
    request_id: '7',
  });
});

it('keeps what every problem says, whatever members come along', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...own), fc.string()), fc.jsonValue()), (members) => {
      // The types forbid such members; what is read from elsewhere may have them all the same.
      const body = new Problem(409, 'Conflict', { detail: 'No.', errors: { a: 'b' }, members: members as Record<string, never> }).toBody('7');
      expect(body).toMatchObject({ type: 'about:blank', title: 'Conflict', status: 409, detail: 'No.', errors: { a: 'b' }, request_id: '7' });
    }),
  );
});
