// Written by `npm run generate` from openapi/. Do not edit.
import type { ComplaintEntryKind } from '../api.ts';

/** Kind: What sort of entry it is. */
export const complaintEntryKindValues = ["opened","reply","status_changed","assigned"] as const;
/** The labels people read. */
export const complaintEntryKindLabels: Readonly<Record<ComplaintEntryKind, string>> = {
  "opened": "Complaint opened",
  "reply": "Reply",
  "status_changed": "Status changed",
  "assigned": "Assigned"
};
