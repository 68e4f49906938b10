// Written by `npm run generate` from openapi/. Do not edit.
import type { EvidencePart } from '../api.ts';

/** Part: Which part of the evidence. */
export const evidencePartValues = ["complaint","message","link","worksheet","payment"] as const;
/** The labels people read. */
export const evidencePartLabels: Readonly<Record<EvidencePart, string>> = {
  "complaint": "Complaint",
  "message": "Message",
  "link": "Car",
  "worksheet": "Worksheet",
  "payment": "Payment"
};
