import { useEffect, useState } from 'react';
import type { Checkout } from '../../../generated/api.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';
import { isPaid, paymentStatus } from './steps.ts';

/** How often the server is asked about a payment that waits for the bank, in ms. */
const every = 3000;

interface PaymentOptions {
  /** What the payer was shown first. */
  opened: Checkout;
  /** Makes the payment ready; asked again, it is the same one. */
  start: () => Promise<Checkout>;
  /** The server confirmed it. */
  onPaid: (checkout: Checkout) => void;
}

/** The payment's state on this screen, and its error, in words that say what to do. */
export interface PaymentState {
  checkout: Checkout;
  busy: boolean;
  /** It was made ready here. */
  isStarted: boolean;
  /** A refusal of the server, with its fields. */
  problem: Problem | null;
  /** A sentence of ours instead. */
  hint: string | null;
  /** Makes ready, then lets `take` charge it; never more than one at a time. */
  pay: (take: (checkout: Checkout) => Promise<Checkout>) => Promise<void>;
  /** Continues with a confirmation that was already given. */
  goOn: (step: () => Promise<Checkout>) => Promise<void>;
}

/**
 * Pays once: prepares, asks for another look if the total differs from the one shown, charges, and reports the result. A lost connection is reported as such;
 * pressing again is safe, since the server has one payment. A payment waiting for the bank is polled until it is done: it may be confirmed on another device.
 */
export function usePayment({ opened, start, onPaid }: PaymentOptions): PaymentState {
  const [checkout, setCheckout] = useState<Checkout>(opened);
  const [isStarted, setStarted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [hint, setHint] = useState<string | null>(null);

  const settle = (next: Checkout) => {
    setCheckout(next);
    if (isPaid(next)) onPaid(next);
    else if (next.payment.status === 'failed' && next.payment.failure) setHint(messages.failed(next.payment.failure));
  };

  const isWaiting = Boolean(checkout.awaits) && !busy;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let over = false;
    const ask = async () => {
      // Without an answer it is asked again.
      const next = await paymentStatus(checkout.token ?? '').catch(() => undefined);
      if (!over && next && next.awaits !== checkout.awaits) settle(next);
    };
    const timer = setInterval(() => void ask(), every);
    return () => {
      over = true;
      clearInterval(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `settle` is recreated each time and does the same.
  }, [isWaiting, checkout.token, checkout.awaits]);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setHint(null);
    try {
      await work();
    } catch (error) {
      // The server's refusals are shown in its words, also for an unavailable provider; after any other failure it is unknown how far it got.
      if (!(error instanceof Problem) || error.status === 0) setHint(messages.offline);
      else if (error.status >= 500 && error.status !== 503) setHint(messages.unsure);
      else setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    checkout,
    busy,
    isStarted,
    problem,
    hint,
    pay: (take) =>
      run(async () => {
        const ready = await start();
        setCheckout(ready);
        setStarted(true);
        if (isPaid(ready)) return onPaid(ready);
        // With the bank already: there is nothing to charge.
        if (ready.awaits === 'bank') return undefined;
        if (ready.payment.amount !== checkout.payment.amount) return setHint(messages.totalChanged(formatCents(ready.payment.amount)));
        return settle(await take(ready));
      }),
    goOn: (step) => run(async () => settle(await step())),
  };
}
