import { describe, expect, it } from 'vitest';
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

it('tells once of a claim that failed, however many woke it meanwhile', async () => {
  const told: unknown[] = [];
  const { worker, settle } = queueOf([], { claim: () => Promise.reject(new Error('no line')), onError: (error) => told.push(error) });
  for (let woken = 0; woken < 3; woken += 1) worker.wake();
  await settle();
  expect(told).toHaveLength(1);
  worker.wake();
  await settle();
  expect(told).toHaveLength(2);
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

describe('entries that the process wrote itself', () => {
  it('are begun without asking the table, as many as places were kept for', async () => {
    const { worker, end, done, asked } = queueOf([]);
    await worker.fill();
    expect([worker.keepPlaces(2), worker.keepPlaces(1)]).toEqual([true, false]);
    worker.take(['own', 'own too']);
    await end('own');
    expect(worker.keepPlaces(1)).toBe(true);
    await end('own too');
    expect([done, asked()]).toEqual([['own', 'own too'], 1]);
  });

  it('free their places when they are rolled back', () => {
    const { worker } = queueOf([]);
    worker.keepPlaces(2);
    worker.leave(2);
    expect(worker.keepPlaces(2)).toBe(true);
  });

  it('wait for older ones that are still to be claimed', async () => {
    const { worker, end, settle, done } = queueOf(['older'], { atOnce: 1, waiting: 5 });
    const filled = worker.fill();
    worker.keepPlaces(1);
    worker.take(['own']);
    await filled;
    await settle();
    await end('older');
    await settle();
    await end('own');
    expect(done).toEqual(['older', 'own']);
  });

  it('are given back where the worker stops before their turn, and where it has stopped', async () => {
    const back: string[] = [];
    const { worker, end, settle } = queueOf([], { atOnce: 1, waiting: 5, giveBack: async (entries) => void back.push(...entries) });
    worker.keepPlaces(3);
    worker.take(['running', 'waits']);
    const stopped = worker.stop();
    worker.take(['late']);
    await settle();
    await end('running');
    await stopped;
    expect(back).toEqual(['waits', 'late']);
  });
});
