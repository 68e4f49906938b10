import { useEffect, useState } from 'react';
import type { CouponAnswer } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';

/** Typing rests this long before a code is looked up, in ms. */
const rest = 350;

interface Asked {
  code: string;
  /** Cents; 0 while no package is chosen. */
  price: number;
  package_identifier: string | null;
  onboarding_id: string | undefined;
}

interface Found {
  /** What the server says; undefined while nothing is known. */
  answer: CouponAnswer | undefined;
  /** The answer is on its way. */
  asking: boolean;
}

/** What the server says about a code while it is typed. */
export function useCoupon({ code, price, package_identifier, onboarding_id }: Asked): Found {
  const [settled, setSettled] = useState<{ to: string; answer?: CouponAnswer }>();
  const typed = code.trim();
  const isAsked = typed !== '' && price !== 0;
  const key = JSON.stringify([typed, price, package_identifier, onboarding_id]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const ask = () => {
      const body = { code: typed, package_price: price, ...(package_identifier ? { package_identifier } : {}), ...(onboarding_id ? { onboarding_id } : {}) };
      dataOf(api.POST('/coupons/validate', { body, signal: stop.signal })).then(
        (answer) => setSettled({ to: key, answer }),
        // What could not be looked up now is looked at again at the payment.
        () => !stop.signal.aborted && setSettled({ to: key }),
      );
    };
    const timer = setTimeout(ask, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsked, typed, price, package_identifier, onboarding_id, key]);
  const isSettled = settled?.to === key;
  return { answer: isSettled ? settled.answer : undefined, asking: isAsked && !isSettled };
}
