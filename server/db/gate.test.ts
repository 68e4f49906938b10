import { describe, expect, it } from 'vitest';
import { createGate, DatabaseBusyError, patiently } from './gate.ts';

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('the queue in front of the database', () => {
  it('lets in as many as there are places, then one for each that leaves, in the order of coming', async () => {
    const gate = createGate(2);
    const order: string[] = [];
    const [first, second] = [held(), held()];
    const enter = (name: string, work: () => Promise<void>) =>
      gate.pass(() => {
        order.push(name);
        return work();
      });
    const all = [enter('first', first.work), enter('second', second.work), enter('third', async () => {}), enter('fourth', async () => {})];
    expect(order).toEqual(['first', 'second']);
    expect(gate.isBusy()).toBe(true);
    second.end();
    await Promise.all(all.slice(1));
    expect(order).toEqual(['first', 'second', 'third', 'fourth']);
    first.end();
    await all[0];
    expect(gate.isBusy()).toBe(false);
  });

  it('lets in what records something that has happened before all that has not begun', async () => {
    const gate = createGate(1);
    const order: string[] = [];
    const slow = held();
    const running = gate.pass(slow.work);
    const enter = (name: string) =>
      gate.pass(async () => {
        order.push(name);
      });
    const waiting = [enter('first'), enter('second'), patiently(() => enter('record'))];
    slow.end();
    await Promise.all([running, ...waiting]);
    expect(order).toEqual(['record', 'first', 'second']);
  });

  it('sends away who waited too long, before their work began, and no other', async () => {
    const gate = createGate(1, 20);
    const slow = held();
    const running = gate.pass(slow.work);
    let began = false;
    const late = gate.pass(async () => {
      began = true;
    });
    const settles = patiently(() => gate.pass(async () => 'written down'));
    await expect(late).rejects.toBeInstanceOf(DatabaseBusyError);
    slow.end();
    await running;
    expect(await settles).toBe('written down');
    expect(began).toBe(false);
    expect(await gate.pass(async () => 'well again')).toBe('well again');
  });

  it('gives the place back where the work fails', async () => {
    const gate = createGate(1, 20);
    await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.pass(async () => 1)).toBe(1);
  });

  it('does not count the time in which the process itself stood still', async () => {
    const gate = createGate(1, 50);
    const first = held();
    const running = gate.pass(first.work);
    const waiting = gate.pass(async () => 'let in');
    const until = Date.now() + 250;
    while (Date.now() < until);
    setImmediate(first.end);
    expect(await waiting).toBe('let in');
    await running;
  });
});
