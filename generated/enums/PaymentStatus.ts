// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far a payment is. */
export const paymentStatusValues = ["pending","requires_action","succeeded","failed","partly_refunded","refunded"] as const;
/** The labels people read. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  "pending": "Unpaid",
  "requires_action": "Needs confirmation",
  "succeeded": "Paid",
  "failed": "Failed",
  "partly_refunded": "Partly refunded",
  "refunded": "Refunded"
};
export const paymentStatusTones: Readonly<Partial<Record<PaymentStatus, Tone>>> = {
  "pending": "neutral",
  "requires_action": "warning",
  "succeeded": "success",
  "failed": "error",
  "partly_refunded": "info",
  "refunded": "neutral"
};
