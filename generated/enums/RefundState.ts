// Written by `npm run generate` from openapi/. Do not edit.
import type { RefundState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Refund at the bank: How far the newest refund of a payment has come at the card processor. */
export const refundStateValues = ["pending","succeeded","failed"] as const;
/** The labels people read. */
export const refundStateLabels: Readonly<Record<RefundState, string>> = {
  "pending": "On its way",
  "succeeded": "Sent",
  "failed": "Failed"
};
export const refundStateTones: Readonly<Partial<Record<RefundState, Tone>>> = {
  "pending": "info",
  "succeeded": "success",
  "failed": "error"
};
