// Whoever sets up the webhook reads which events it needs: the paper names those that the server hears, and no others.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stripeEvents } from './stripe-events.ts';

it('docs/running.md names exactly the events that are heard', () => {
  const paper = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');
  const named = [...paper.matchAll(/`((?:payment_intent|charge|refund)\.[a-z_.]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(stripeEvents).toSorted());
});
