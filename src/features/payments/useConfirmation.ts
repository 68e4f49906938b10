import { useEffect, useState } from 'react';
import type { Checkout } from '../../../generated/api.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { isPaid, paymentStatus } from './steps.ts';

/** How often the server is asked, and when waiting is said to take long, in ms. */
const every = 2000;
const long = 20_000;

interface Confirmation {
  checkout: Checkout | null;
  /** What the server refused, in words. */
  problem: Problem | null;
  isLate: boolean;
  /** The last question got no answer; it is asked again. */
  isCutOff: boolean;
  retry: () => void;
}

/** Asks the server for the payment's status until it is paid or has failed. A lost connection is no answer: it retries. */
export function useConfirmation(token: string): Confirmation {
  const [attempt, setAttempt] = useState(0);
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isLate, setLate] = useState(false);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const began = Date.now();
    const again = () => {
      if (over) return;
      setLate(Date.now() - began > long);
      timer = setTimeout(() => void ask(), every);
    };
    const ask = async () => {
      try {
        const found = await paymentStatus(token);
        if (over) return;
        setCheckout(found);
        setCutOff(false);
        if (!isPaid(found) && found.payment.status !== 'failed') again();
      } catch (error) {
        if (over) return;
        if (error instanceof Problem && error.status !== 0 && error.status < 500) setProblem(error);
        else {
          setCutOff(true);
          again();
        }
      }
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [token, attempt]);
  return {
    checkout,
    problem,
    isLate,
    isCutOff,
    retry: () => {
      setProblem(null);
      setAttempt((count) => count + 1);
    },
  };
}
