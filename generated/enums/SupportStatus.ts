// Written by `npm run generate` from openapi/. Do not edit.
import type { SupportStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far a support request has come. */
export const supportStatusValues = ["open","in_progress","answered","closed"] as const;
/** The labels people read. */
export const supportStatusLabels: Readonly<Record<SupportStatus, string>> = {
  "open": "Open",
  "in_progress": "In progress",
  "answered": "Answered",
  "closed": "Closed"
};
export const supportStatusTones: Readonly<Partial<Record<SupportStatus, Tone>>> = {
  "open": "turn",
  "in_progress": "info",
  "answered": "success",
  "closed": "neutral"
};
