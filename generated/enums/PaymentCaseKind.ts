// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentCaseKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Kind: What went wrong with a payment. */
export const paymentCaseKindValues = ["dispute","failed_payment","failed_refund"] as const;
/** The labels people read. */
export const paymentCaseKindLabels: Readonly<Record<PaymentCaseKind, string>> = {
  "dispute": "Dispute",
  "failed_payment": "Failed payment",
  "failed_refund": "Failed refund"
};
export const paymentCaseKindTones: Readonly<Partial<Record<PaymentCaseKind, Tone>>> = {
  "dispute": "error",
  "failed_payment": "warning",
  "failed_refund": "error"
};
