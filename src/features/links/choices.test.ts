import { expect, it } from 'vitest';
import type { Link } from '../../../generated/api.ts';
import { samples } from '../../../generated/mocks.ts';
import { asListed, byCategory, choicesOf, inOrder, toCompare } from './choices.ts';

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

it('offers what follows an Out the Door price', () => {
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

it('groups by category, what has none last', () => {
  const grouped = byCategory([link({ category: null }), link({ category: 'SUVs' }), link({ category: 'Sedans' }), link({ category: 'SUVs' })]);
  expect(grouped.map((group) => [group.category, group.links.length])).toEqual([
    ['SUVs', 2],
    ['Sedans', 1],
    [null, 1],
  ]);
});

it('orders by what was asked for, and puts what has no figure last', () => {
  const cheap = link({ id: 'a', title: 'A', price: 100, total_otd: null, distance: null });
  const near = link({ id: 'b', title: 'B', price: null, total_otd: 300, distance: 2 });
  expect(inOrder([near, cheap], 'price').map((each) => each.title)).toEqual(['A', 'B']);
  expect(inOrder([cheap, near], 'distance').map((each) => each.title)).toEqual(['B', 'A']);
});

it('lists a category after the other, each in the order chosen', () => {
  const price = (title: string, category: string | null, cents: number) => link({ id: title, title, category, price: cents, total_otd: null });
  const links = [price('A', null, 100), price('B', 'SUVs', 400), price('C', 'Sedans', 300), price('D', 'SUVs', 200)];
  expect(asListed(links, 'price').map((each) => each.title)).toEqual(['D', 'B', 'C', 'A']);
});

it('compares what has a price, else what is alive', () => {
  const priced = [link({ id: 'a', total_otd: 1, status: 'otd_received' }), link({ id: 'b', total_otd: 2, status: 'otd_requested' })];
  const open = [link({ id: 'c', total_otd: null, status: 'proposed' }), link({ id: 'd', total_otd: null, status: 'rejected' })];
  expect(toCompare([...open, ...priced]).map((each) => each.id)).toEqual(['a', 'b']);
  expect(toCompare([...open, ...priced.slice(1)]).map((each) => each.id)).toEqual(['c', 'b']);
});
