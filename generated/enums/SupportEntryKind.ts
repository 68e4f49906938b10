// Written by `npm run generate` from openapi/. Do not edit.
import type { SupportEntryKind } from '../api.ts';

/** Kind: What sort of entry it is. */
export const supportEntryKindValues = ["answer","written_back","note","status_changed","assigned"] as const;
/** The labels people read. */
export const supportEntryKindLabels: Readonly<Record<SupportEntryKind, string>> = {
  "answer": "Answer",
  "written_back": "Message",
  "note": "Note for staff",
  "status_changed": "Status changed",
  "assigned": "Assigned"
};
