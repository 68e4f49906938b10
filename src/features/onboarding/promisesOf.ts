import { firstPromise } from '../../../domain/refund-policy.ts';
import type { Checkout } from '../../../generated/api.ts';
import { messages } from './messages.ts';

/** What is promised beside an order, by the refund policy that its payment will keep. */
export function promisesOf({ package_kind: kind, refund_shares: shares }: Checkout): string[] {
  return [messages.payOnce, firstPromise({ kind, shares }) ?? []].flat();
}
