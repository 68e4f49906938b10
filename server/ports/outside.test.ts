import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutside, ProviderUnavailable, withinLimit } from './outside.ts';

const never = () => new Promise<never>(() => {});
const refusedLine = () => Promise.reject(Object.assign(new Error('connect'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }));
const failed = (call: Promise<unknown>) => call.then(() => expect.unreachable('the call went through')).catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that leaves the process', () => {
  it('ends after eight seconds, and tells the work so', async () => {
    const signals: AbortSignal[] = [];
    const error = failed(
      createOutside('payments').call('prepare', (signal) => {
        signals.push(signal);
        return never();
      }),
    );
    await vi.advanceTimersByTimeAsync(7_999);
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ port: 'payments', act: 'prepare', outage: 'slow', mayHaveArrived: true });
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  it('shares one limit with the others of the same work', async () => {
    const outside = createOutside('files');
    const slow = () => new Promise((resolve) => setTimeout(resolve, 5_000));
    const error = failed(
      withinLimit(async () => {
        await outside.call('write', slow);
        await outside.call('write', slow);
      }),
    );
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await error).toMatchObject({ outage: 'slow' });
  });

  it('knows what cannot have arrived', async () => {
    const outside = createOutside('mail');
    expect(await failed(outside.call('send', refusedLine))).toMatchObject({ outage: 'down', mayHaveArrived: false });
    expect(await failed(outside.call('send', () => Promise.reject(new Error('cut off'))))).toMatchObject({ outage: 'down', mayHaveArrived: true });
  });

  it('leaves a provider alone that fails five times in a row, then lets one try', async () => {
    const outside = createOutside('push');
    let asked = 0;
    const broken = () => {
      asked += 1;
      return refusedLine();
    };
    for (let i = 0; i < 8; i += 1) expect(await failed(outside.call('send', broken))).toBeInstanceOf(ProviderUnavailable);
    expect(asked).toBe(5);
    expect(await failed(outside.call('send', broken))).toMatchObject({ outage: 'resting', mayHaveArrived: false, retryAfter: 4 });
    expect(outside.isResting()).toBe(true);

    await vi.advanceTimersByTimeAsync(4_000);
    const trial = failed(outside.call('send', never));
    expect(await failed(outside.call('send', async () => 'well'))).toMatchObject({ outage: 'resting' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await trial).toMatchObject({ outage: 'slow' });

    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outside.call('send', async () => 'well')).toBe('well');
    expect(outside.isResting()).toBe(false);
  });

  it('hands a refusal on as it is, and does not count it', async () => {
    const outside = createOutside('payments', { isOutage: (error) => !(error instanceof RangeError) });
    for (let i = 0; i < 6; i += 1) expect(await failed(outside.call('change', () => Promise.reject(new RangeError('too little'))))).toBeInstanceOf(RangeError);
    expect(outside.isResting()).toBe(false);
  });
});
