// Written by `npm run generate` from openapi/. Do not edit.
import type { CaseState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: Whose turn it is in a case. */
export const caseStateValues = ["open","waiting","closed"] as const;
/** The labels people read. */
export const caseStateLabels: Readonly<Record<CaseState, string>> = {
  "open": "To answer",
  "waiting": "Waiting",
  "closed": "Closed"
};
export const caseStateTones: Readonly<Partial<Record<CaseState, Tone>>> = {
  "open": "turn",
  "waiting": "neutral",
  "closed": "neutral"
};
