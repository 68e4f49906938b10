// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentProvider } from '../api.ts';

/** Paid by: Who took the money. The test card desk moves none. */
export const paymentProviderValues = ["test_card_desk","stripe","none"] as const;
/** The labels people read. */
export const paymentProviderLabels: Readonly<Record<PaymentProvider, string>> = {
  "test_card_desk": "Test card desk (no money moves)",
  "stripe": "Card",
  "none": "Coupon"
};
