// Written by `npm run generate` from openapi/. Do not edit.
import type { UrgencyKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Reason: Why a client needs staff now. */
export const urgencyKindValues = ["message_waiting","price_accepted","contract_differs","bid_expiring","bids_in","complaint_open","paper_sent","otd_asked","research_asked","checklist_submitted","checklist_changed","file_uploaded","payment_failed","re_engage_overdue","re_engage_today","task_due"] as const;
/** The labels people read. */
export const urgencyKindLabels: Readonly<Record<UrgencyKind, string>> = {
  "message_waiting": "Message waiting",
  "price_accepted": "Accepted a price",
  "contract_differs": "Contract differs",
  "bid_expiring": "Bid expiring",
  "bids_in": "Bids are in",
  "complaint_open": "Complaint",
  "paper_sent": "Paper to review",
  "otd_asked": "OTD price requested",
  "research_asked": "Research requested",
  "checklist_submitted": "Checklist submitted",
  "checklist_changed": "Checklist changed",
  "file_uploaded": "New file",
  "payment_failed": "Payment failed",
  "re_engage_overdue": "Follow-up overdue",
  "re_engage_today": "Follow-up today",
  "task_due": "Task"
};
export const urgencyKindTones: Readonly<Partial<Record<UrgencyKind, Tone>>> = {
  "message_waiting": "turn",
  "price_accepted": "turn",
  "contract_differs": "error",
  "bid_expiring": "warning",
  "bids_in": "turn",
  "complaint_open": "turn",
  "paper_sent": "turn",
  "otd_asked": "turn",
  "research_asked": "turn",
  "checklist_submitted": "turn",
  "checklist_changed": "turn",
  "file_uploaded": "turn",
  "payment_failed": "error",
  "re_engage_overdue": "error",
  "re_engage_today": "turn",
  "task_due": "turn"
};
