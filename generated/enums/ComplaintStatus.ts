// Written by `npm run generate` from openapi/. Do not edit.
import type { ComplaintStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far the complaint has come. */
export const complaintStatusValues = ["submitted","in_progress","waiting_on_client","resolved","closed","withdrawn"] as const;
/** The labels people read. */
export const complaintStatusLabels: Readonly<Record<ComplaintStatus, string>> = {
  "submitted": "Submitted",
  "in_progress": "In progress",
  "waiting_on_client": "Waiting on client",
  "resolved": "Resolved",
  "closed": "Closed",
  "withdrawn": "Withdrawn"
};
export const complaintStatusTones: Readonly<Partial<Record<ComplaintStatus, Tone>>> = {
  "submitted": "turn",
  "in_progress": "info",
  "waiting_on_client": "neutral",
  "resolved": "success",
  "closed": "neutral",
  "withdrawn": "neutral"
};
