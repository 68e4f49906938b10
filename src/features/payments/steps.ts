// The payment calls, for any caller with a payer's token.
import { wasPaid } from '../../../domain/refunds.ts';
import type { Checkout } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';

export interface CardDetails {
  number: string;
  expires: string;
  cvc: string;
}

/** What the onboarding's order comes to; from then on its price is kept. */
export const openCheckout = (token: string, signal: AbortSignal): Promise<Checkout> => dataOf(api.POST('/payments/checkout', { body: { token }, signal }));

/** Makes the onboarding's payment ready and accepts the terms; asked again it is the same payment. */
export const prepare = (token: string, terms_version: string): Promise<Checkout> => dataOf(api.POST('/payments/prepare', { body: { token, terms_version } }));

/** State of the payment, by the server's word. */
export const paymentStatus = (token: string): Promise<Checkout> => dataOf(api.POST('/payments/status', { body: { token } }));

export const payByTestCard = (token: string, card: CardDetails): Promise<Checkout> => dataOf(api.POST('/payments/test-card', { body: { token, ...card } }));

export const confirmTestCard = (token: string, approve: boolean): Promise<Checkout> =>
  dataOf(api.POST('/payments/test-card/confirm', { body: { token, approve } }));

/** Is it paid, whatever came after? */
export const isPaid = ({ payment }: Pick<Checkout, 'payment'>): boolean => wasPaid(payment);
