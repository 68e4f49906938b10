import { expect, it } from 'vitest';
import { choosable, hasWords } from './choosable.ts';

it.each([
  ['Škoda Octavia, red', 'oct skoda', true],
  ['Škoda Octavia, red', 'Škoda', true],
  ['Skoda Octavia', 'octavio', false],
  ['Skoda Octavia', '  ', true],
])('%s has the words of "%s": %s', (text, typed, has) => {
  expect(hasWords(text, typed)).toBe(has);
});

it('forgives mistakes only in what the server answered to them', () => {
  const names = ['Toyota', 'Tesla'];
  expect(choosable(names, { typed: 'toyta', isAnswer: true, textOf: (name) => name })).toEqual(names);
  expect(choosable(names, { typed: 'toyta', isAnswer: false, textOf: (name) => name })).toEqual([]);
  expect(choosable(names, { typed: 'toy', isAnswer: false, textOf: (name) => name })).toEqual(['Toyota']);
});
