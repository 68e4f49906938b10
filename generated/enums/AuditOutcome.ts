// Written by `npm run generate` from openapi/. Do not edit.
import type { AuditOutcome } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Outcome: Whether it was done. Refusals are kept where they are about signing in or proving who one is. */
export const auditOutcomeValues = ["done","refused"] as const;
/** The labels people read. */
export const auditOutcomeLabels: Readonly<Record<AuditOutcome, string>> = {
  "done": "Done",
  "refused": "Refused"
};
export const auditOutcomeTones: Readonly<Partial<Record<AuditOutcome, Tone>>> = {
  "done": "success",
  "refused": "error"
};
