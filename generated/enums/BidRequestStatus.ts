// Written by `npm run generate` from openapi/. Do not edit.
import type { BidRequestStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far a price request has come. */
export const bidRequestStatusValues = ["draft","open","closed"] as const;
/** The labels people read. */
export const bidRequestStatusLabels: Readonly<Record<BidRequestStatus, string>> = {
  "draft": "Draft",
  "open": "Open",
  "closed": "Closed"
};
export const bidRequestStatusTones: Readonly<Partial<Record<BidRequestStatus, Tone>>> = {
  "draft": "neutral",
  "open": "info",
  "closed": "neutral"
};
