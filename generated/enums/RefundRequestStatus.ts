// Written by `npm run generate` from openapi/. Do not edit.
import type { RefundRequestStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far a client’s request for a refund has come. */
export const refundRequestStatusValues = ["requested","granted","declined","withdrawn"] as const;
/** The labels people read. */
export const refundRequestStatusLabels: Readonly<Record<RefundRequestStatus, string>> = {
  "requested": "Refund requested",
  "granted": "Refunded",
  "declined": "Declined",
  "withdrawn": "Withdrawn"
};
export const refundRequestStatusTones: Readonly<Partial<Record<RefundRequestStatus, Tone>>> = {
  "requested": "turn",
  "granted": "success",
  "declined": "neutral",
  "withdrawn": "neutral"
};
