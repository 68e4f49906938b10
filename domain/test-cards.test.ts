import { expect, it } from 'vitest';
import { testCardOutcome, testCards } from './test-cards.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('does what it says of each card', () => {
  expect(testCards.map((card) => testCardOutcome(card.number, '12/29', now).status)).toEqual(['succeeded', 'failed', 'requires_action']);
});

it.each([
  ['4242 4242 4242 4241', '12/29', 'right'],
  ['4242424242424242', '10/26', 'expired'],
  ['5555555555554444', '12/29', 'test cards only'],
])('refuses %s (%s) in words', (number, expires, text) => {
  const outcome = testCardOutcome(number, expires, now);
  expect(outcome.status === 'failed' ? outcome.failure : '').toContain(text);
});

it('takes a card to the end of its month', () => {
  expect(testCardOutcome('4242424242424242', '11/26', now).status).toBe('succeeded');
});
