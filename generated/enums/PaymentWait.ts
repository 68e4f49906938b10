// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentWait } from '../api.ts';

/** Waits for: Who has to confirm a payment that was sent and is not confirmed yet. */
export const paymentWaitValues = ["payer","bank"] as const;
/** The labels people read. */
export const paymentWaitLabels: Readonly<Record<PaymentWait, string>> = {
  "payer": "Your confirmation",
  "bank": "The bank’s answer"
};
