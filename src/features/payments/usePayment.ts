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

/** Where a payment stands on this screen, and what went wrong, in words that say what to do. */
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
  /** Goes on with what is ready already: a confirmation given. */
  goOn: (step: () => Promise<Checkout>) => Promise<void>;
}

/**
 * Pays once: makes ready, asks to look again where the total is another than the one shown, charges, and tells how it went.
 * A lost connection is told as such; pressing again is safe, since the server knows one payment. What waits for the bank is asked about until it is
 * through: it may be confirmed on another device.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `settle` is made anew each time and says the same.
  }, [isWaiting, checkout.token, checkout.awaits]);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setHint(null);
    try {
      await work();
    } catch (error) {
      // What the server refused is told in its words, a provider that is away too; of any other failure nobody knows how far it got.
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
