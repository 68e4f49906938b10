// Written by `npm run generate` from openapi/. Do not edit.
import type { ChecklistStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: Checklist progress. */
export const checklistStatusValues = ["draft","submitted","changes_requested"] as const;
/** The labels people read. */
export const checklistStatusLabels: Readonly<Record<ChecklistStatus, string>> = {
  "draft": "Draft",
  "submitted": "Submitted",
  "changes_requested": "Changes requested"
};
export const checklistStatusTones: Readonly<Partial<Record<ChecklistStatus, Tone>>> = {
  "draft": "neutral",
  "submitted": "success",
  "changes_requested": "turn"
};
