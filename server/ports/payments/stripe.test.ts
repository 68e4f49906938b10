import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFakeStripe, type FakeStripe } from '../../../tests/support/fake-stripe.ts';
import type { PaymentsPort } from './payments.ts';

const charge = { amount: 59_900, currency: 'USD', description: 'Guided Search', email: 'nora@mailhaven.example' };
const acts: Record<string, (port: PaymentsPort) => Promise<unknown>> = {
  prepare: (port) => port.prepare('key', charge),
  change: (port) => port.change('pi_1', charge),
  retrieve: (port) => port.retrieve('pi_1'),
  cancel: (port) => port.cancel('pi_1'),
  refund: (port) => port.refund('key', 'pi_1', 100),
  retrieveRefund: (port) => port.retrieveRefund('re_1'),
  retrieveDispute: (port) => port.retrieveDispute('dp_1'),
};

let stripe: FakeStripe;
beforeEach(async () => {
  stripe = await startFakeStripe();
});
afterEach(async () => {
  vi.useRealTimers();
  await stripe.close();
});

it.each(Object.keys(acts))('%s ends after eight seconds where the provider takes the call and never answers', async (act) => {
  stripe.hang();
  // Only what the limit is made of: sockets go on in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn<(reason: unknown) => void>();
  const call = acts[act]?.(stripe.port).catch(ended);
  while (stripe.calls() === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ port: 'payments', act, outage: 'slow', mayHaveArrived: true }));
});
