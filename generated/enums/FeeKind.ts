// Written by `npm run generate` from openapi/. Do not edit.
import type { FeeKind } from '../api.ts';

/** Kind of fee: A fee that is on every worksheet. */
export const feeKindValues = ["doc_fee","title","registration","inspection"] as const;
/** The labels people read. */
export const feeKindLabels: Readonly<Record<FeeKind, string>> = {
  "doc_fee": "Doc fee",
  "title": "Title",
  "registration": "Registration",
  "inspection": "Inspection"
};
