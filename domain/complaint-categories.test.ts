import { expect, it } from 'vitest';
import { categoryInUse, categoryKept, mayMoveTogether, movedTo } from './complaints.ts';

const keys = ['a', 'b', 'c', 'd'];

it('a category goes to the position asked for, and the others make room', () => {
  expect(movedTo(keys, 'c', 1)).toEqual(['c', 'a', 'b', 'd']);
  expect(movedTo(keys, 'a', 3)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(keys, 'b', 2)).toEqual(keys);
});

it('beyond the end is the end', () => expect(movedTo(keys, 'a', 100)).toEqual(['b', 'c', 'd', 'a']));

it('a new one is put among the others', () => expect(movedTo(keys, 'new', 2)).toEqual(['a', 'new', 'b', 'c', 'd']));

it('complaints about an advisor never move together', () => {
  expect(mayMoveTogether('advisor')).toBe(false);
  expect(mayMoveTogether('delay')).toBe(true);
});

it('what uses it is said with its number', () => {
  expect(categoryInUse(1)).toBe('In use by 1 complaint. Move it before you remove it.');
  expect(categoryInUse(12)).toBe('In use by 12 complaints. Move them before you remove it.');
  expect(categoryKept(12)).toBe('In use by 12 complaints that the client’s advisor can’t see. Change their categories before you remove it.');
});
