import { expect, it } from 'vitest';
import { createWorker, type WorkerOptions } from './worker.ts';

/** A queue in memory: what is due, how often it was asked, and entries that end when they are told to. */
function queueOf(due: string[], options: Partial<WorkerOptions<string>> = {}) {
  let asked = 0;
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const worker = createWorker<string>({
    atOnce: 2,
    claim: (most) => {
      asked += 1;
      return Promise.resolve(due.splice(0, most));
    },
    perform: (entry) =>
      new Promise((resolve) => {
        ends.set(entry, () => {
          done.push(entry);
          resolve(true);
        });
      }),
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (entry: string) => {
    ends.get(entry)?.();
    await settle();
  };
  return { worker, done, end, settle, asked: () => asked };
}

it('asks once where less is due than there is room for', async () => {
  const { worker, end, done, asked } = queueOf(['a']);
  await worker.fill();
  await end('a');
  expect([done, asked()]).toEqual([['a'], 1]);
});

it('asks once for what was woken for together', async () => {
  const { worker, end, done, asked } = queueOf(['a']);
  await Promise.all([worker.fill(), worker.fill(), worker.fill()]);
  await end('a');
  expect([done, asked()]).toEqual([['a'], 1]);
});

it('goes on while there may be more than it had room for', async () => {
  const { worker, end, done, asked } = queueOf(['a', 'b', 'c']);
  await worker.fill();
  await end('a');
  await end('b');
  await end('c');
  expect([done, asked()]).toEqual([['a', 'b', 'c'], 3]);
});

it.each([
  ['one slot after the other', {}],
  ['in batches', { inBatches: true }],
])('finds what was woken for while every slot was taken, %s', async (_how, options) => {
  const due = ['a'];
  const { worker, end, settle, done } = queueOf(due, { atOnce: 1, ...options });
  await worker.fill();
  due.push('b');
  await worker.fill();
  await end('a');
  await settle();
  await end('b');
  expect(done).toEqual(['a', 'b']);
});

it('finds what was woken for during a claim that came back with less', async () => {
  const due: string[] = [];
  let answer = (_entries: string[]) => {};
  const claims: number[] = [];
  const { worker, end, settle, done } = queueOf(due, {
    claim: (most) => {
      claims.push(most);
      return claims.length === 1 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(due.splice(0, most));
    },
  });
  const first = worker.fill();
  await settle();
  due.push('late');
  void worker.fill();
  answer([]);
  await first;
  await end('late');
  expect(done).toEqual(['late']);
});
