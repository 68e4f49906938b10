// Written by `npm run generate` from openapi/. Do not edit.
import type { DealerAnswerStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Answer: How far one dealer has come with a price request. */
export const dealerAnswerStatusValues = ["draft","sent","answered","declined","expired"] as const;
/** The labels people read. */
export const dealerAnswerStatusLabels: Readonly<Record<DealerAnswerStatus, string>> = {
  "draft": "Not sent",
  "sent": "Waiting",
  "answered": "Answered",
  "declined": "Declined",
  "expired": "No answer"
};
export const dealerAnswerStatusTones: Readonly<Partial<Record<DealerAnswerStatus, Tone>>> = {
  "draft": "neutral",
  "sent": "info",
  "answered": "success",
  "declined": "neutral",
  "expired": "warning"
};
