// Written by `npm run generate` from openapi/. Do not edit.
import type { CaseKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Kind: What sort of case it is. */
export const caseKindValues = ["complaint","support","refund","payment","desk_chat"] as const;
/** The labels people read. */
export const caseKindLabels: Readonly<Record<CaseKind, string>> = {
  "complaint": "Complaint",
  "support": "Support request",
  "refund": "Refund request",
  "payment": "Payment case",
  "desk_chat": "Desk chat"
};
export const caseKindTones: Readonly<Partial<Record<CaseKind, Tone>>> = {
  "complaint": "neutral",
  "support": "neutral",
  "refund": "neutral",
  "payment": "neutral",
  "desk_chat": "neutral"
};
