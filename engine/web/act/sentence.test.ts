import { describe, expect, it } from 'vitest';
import { fill, fillEach, isFar, sentencesFor, toldOf } from './sentence.ts';

describe('a sentence of the contract', () => {
  it('is filled in and begins with a capital', () => {
    expect(fill('{record} assigned to {body.advisor_id}', { record: 'hannah@example.com', 'body.advisor_id': 'Zoe Okonkwo' })).toBe(
      'Hannah@example.com assigned to Zoe Okonkwo',
    );
  });

  it.each([
    [0, '0 links added'],
    [1, '1 link added'],
    [1200, '1,200 links added'],
  ])('counts %i', (count, text) => {
    expect(fill('{answer.created|link|links} added', { 'answer.created': count })).toBe(text);
  });

  it.each([undefined, null, ''])('is not said with a hole where %s is', (nothing) => {
    expect(fill('{record} ends {body.ends_at}', { record: 'FALL100', 'body.ends_at': nothing })).toBeUndefined();
  });

  it('leaves out what follows from nobody', () => {
    const follows = ['They are signed out at once.', '{record.load|client keeps|clients keep} waiting until somebody takes over.'];
    expect(fillEach(follows, { 'record.load': 35 })).toEqual(['They are signed out at once.', '35 clients keep waiting until somebody takes over.']);
    expect(fillEach(follows, { 'record.load': 0 })).toEqual(['They are signed out at once.']);
    expect(fillEach(follows, { 'record.load': null })).toEqual(['They are signed out at once.']);
  });
});

describe('an act', () => {
  const act = {
    done: { one: '{record} assigned', many: '{count} clients assigned' },
    when: [
      { is: { advisor_id: null }, far: true as const, ask: { one: 'Leave {record} without an advisor?', many: 'Leave {count} clients without an advisor?' } },
    ],
  };

  it('has other sentences for what is chosen, also where nothing is chosen', () => {
    expect(isFar(sentencesFor(act, { advisor_id: 'zoe' }), 1)).toBe(false);
    for (const body of [{ advisor_id: null }, {}]) {
      const sentences = sentencesFor(act, body);
      expect(isFar(sentences, 1)).toBe(true);
      expect(toldOf(sentences, 38, {}).ask).toBe('Leave 38 clients without an advisor?');
      expect(toldOf(sentences, 1, { record: 'Hannah Okafor' })).toEqual({
        ask: 'Leave Hannah Okafor without an advisor?',
        done: 'Hannah Okafor assigned',
        follows: [],
      });
    }
  });

  it('may be far-reaching only where it is done with several', () => {
    expect([1, 2].map((count) => isFar({ far: 'many' }, count))).toEqual([false, true]);
  });
});
