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

/** What the server says about a code while it is typed; undefined while nothing is known. */
export function useCoupon({ code, price, package_identifier, onboarding_id }: Asked): CouponAnswer | undefined {
  const [answer, setAnswer] = useState<{ to: string; answer: CouponAnswer }>();
  const typed = code.trim();
  const key = JSON.stringify([typed, price, package_identifier, onboarding_id]);
  useEffect(() => {
    if (typed === '' || price === 0) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const body = { code: typed, package_price: price, ...(package_identifier ? { package_identifier } : {}), ...(onboarding_id ? { onboarding_id } : {}) };
      dataOf(api.POST('/coupons/validate', { body, signal: stop.signal })).then(
        (found) => setAnswer({ to: key, answer: found }),
        // What could not be looked up now is looked at again at the payment.
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, price, package_identifier, onboarding_id, key]);
  return answer?.to === key ? answer.answer : undefined;
}
