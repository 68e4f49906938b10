import { expect, it } from 'vitest';
import type { Link } from '../../../generated/api.ts';
import { sampleOf } from '../../test/shell.tsx';
import { asListed, byCategory, inOrder } from './order.ts';

const link = (changes: Partial<Link>): Link => ({ ...sampleOf('Link'), ...changes });

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
