// Written by `npm run generate` from openapi/. Do not edit.
import type { CheckedPaper } from '../api.ts';

/** Paper: What the client sent. */
export const checkedPaperValues = ["quote","contract"] as const;
/** The labels people read. */
export const checkedPaperLabels: Readonly<Record<CheckedPaper, string>> = {
  "quote": "Quote",
  "contract": "Contract"
};
