// Written by `npm run generate` from openapi/. Do not edit.
import type { UrgencyKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Reason: Why a client needs staff now. */
export const urgencyKindValues = ["message_waiting","price_accepted","paper_sent","otd_asked","research_asked","checklist_submitted","re_engage_overdue","re_engage_today"] as const;
/** The labels people read. */
export const urgencyKindLabels: Readonly<Record<UrgencyKind, string>> = {
  "message_waiting": "Message waiting",
  "price_accepted": "Accepted a price",
  "paper_sent": "Paper to review",
  "otd_asked": "OTD price requested",
  "research_asked": "Research requested",
  "checklist_submitted": "Checklist submitted",
  "re_engage_overdue": "Re-engage overdue",
  "re_engage_today": "Re-engage today"
};
export const urgencyKindTones: Readonly<Partial<Record<UrgencyKind, Tone>>> = {
  "message_waiting": "turn",
  "price_accepted": "turn",
  "paper_sent": "turn",
  "otd_asked": "turn",
  "research_asked": "turn",
  "checklist_submitted": "turn",
  "re_engage_overdue": "error",
  "re_engage_today": "turn"
};
