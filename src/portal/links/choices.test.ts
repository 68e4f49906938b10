import { expect, it } from 'vitest';
import type { Link } from '../../../generated/api.ts';
import { samples } from '../../../generated/mocks.ts';
import { choicesOf, toCompare } from './choices.ts';

const now = new Date('2026-11-21T12:00:00Z');
const link = (changes: Partial<Link>): Link => {
  const [sample] = samples.Link;
  if (!sample) throw new Error('the contract has no sample of a link');
  return { ...sample, status_since: '2026-11-20T12:00:00Z', previous_status: null, ...changes };
};
const labels = (changes: Partial<Link>) => choicesOf(link(changes), now).map((choice) => choice.label);

it('offers the three choices in the brief’s words at first view', () => {
  expect(labels({ status: 'proposed' })).toEqual(['Research more on this one', "Let's move forward with this one", 'Rejected']);
});

it('offers what follows an out-the-door price', () => {
  expect(labels({ status: 'otd_received' })).toEqual(['Rejected', 'Negotiate again', 'Accept this price']);
});

it('offers to undo a rejection for seven days, back to the state before', () => {
  const rejected = { status: 'rejected', previous_status: 'researched' } as const;
  expect(choicesOf(link(rejected), now)).toEqual([{ to: 'researched', label: 'Undo', needsReason: false }]);
  expect(labels({ ...rejected, status_since: '2026-11-01T12:00:00Z' })).toEqual([]);
});

it('offers nothing while somebody else is at work, but to say no', () => {
  expect(labels({ status: 'otd_requested' })).toEqual(['Rejected']);
  expect(labels({ status: 'purchased' })).toEqual([]);
});

it('compares what has a price, else what is alive', () => {
  const priced = [link({ id: 'a', total_otd: 1, status: 'otd_received' }), link({ id: 'b', total_otd: 2, status: 'otd_requested' })];
  const open = [link({ id: 'c', total_otd: null, status: 'proposed' }), link({ id: 'd', total_otd: null, status: 'rejected' })];
  expect(toCompare([...open, ...priced]).map((each) => each.id)).toEqual(['a', 'b']);
  expect(toCompare([...open, ...priced.slice(1)]).map((each) => each.id)).toEqual(['c', 'b']);
});
