import { expect, it } from 'vitest';
import { LeastFirst } from './least-first.ts';

it('gives the least first, in whatever order values came, also while more come', () => {
  const queue = new LeastFirst<{ bytes: number }>(({ bytes }) => bytes);
  const given: number[] = [];
  const take = (): void => {
    given.push(queue.first?.bytes ?? NaN);
    queue.drop();
  };
  const values = Array.from({ length: 200 }, (_none, at) => (at * 7919) % 101);
  for (const bytes of values.slice(0, 150)) queue.add({ bytes });
  for (let count = 0; count < 100; count += 1) take();
  expect(given).toEqual(
    values
      .slice(0, 150)
      .toSorted((one, other) => one - other)
      .slice(0, 100),
  );
  for (const bytes of values.slice(150)) queue.add({ bytes });
  given.length = 0;
  while (queue.first) take();
  expect(given).toHaveLength(100);
  expect(given).toEqual(given.toSorted((one, other) => one - other));
});

it('has nothing where nothing is left', () => {
  const queue = new LeastFirst<number>((value) => value);
  expect(queue.first).toBeUndefined();
  queue.drop();
  queue.add(1);
  queue.drop();
  expect(queue.first).toBeUndefined();
});
