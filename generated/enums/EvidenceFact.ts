// Written by `npm run generate` from openapi/. Do not edit.
import type { EvidenceFact } from '../api.ts';

/** Fact: What is different now. */
export const evidenceFactValues = ["text","price","total","status","visibility","refunded","removed"] as const;
/** The labels people read. */
export const evidenceFactLabels: Readonly<Record<EvidenceFact, string>> = {
  "text": "Text",
  "price": "Asking price",
  "total": "Out the Door",
  "status": "Status",
  "visibility": "Published",
  "refunded": "Refunded",
  "removed": "Removed"
};
