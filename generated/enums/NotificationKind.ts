// Written by `npm run generate` from openapi/. Do not edit.
import type { NotificationKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Kind: What happened, as people choose how we notify them. A new kind is added here and in the table of effects (server/events). */
export const notificationKindValues = ["payment_succeeded","payment_failed","refund_requested","refund_answered","onboarding_resumed","checklist_submitted","checklist_changes_requested","advisor_assigned","links_published","link_choice_made","research_posted","otd_received","otd_accepted","link_unavailable","link_moved","message_new","file_shared","file_uploaded","complaint_opened","complaint_updated","re_engage_due","account_suspended","bid_received","bids_due","bids_published","deal_step","deal_client_acted"] as const;
/** The labels people read. */
export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  "payment_succeeded": "Payment received",
  "payment_failed": "Payment failed",
  "refund_requested": "Refund requested",
  "refund_answered": "Refund request answered",
  "onboarding_resumed": "Onboarding resumed",
  "checklist_submitted": "Checklist submitted",
  "checklist_changes_requested": "Checklist changes requested",
  "advisor_assigned": "Advisor assigned",
  "links_published": "New cars",
  "link_choice_made": "Client decided on a link",
  "research_posted": "Research report posted",
  "otd_received": "OTD price received",
  "otd_accepted": "OTD price accepted",
  "link_unavailable": "Car no longer available",
  "link_moved": "Car status changed",
  "message_new": "New message",
  "file_shared": "File shared",
  "file_uploaded": "File uploaded",
  "complaint_opened": "Complaint opened",
  "complaint_updated": "Complaint updated",
  "re_engage_due": "Re-engage date due",
  "account_suspended": "Account suspended",
  "bid_received": "Price from a dealer",
  "bids_due": "Price request due",
  "bids_published": "Dealers’ prices",
  "deal_step": "News of your deal",
  "deal_client_acted": "Client acted on a deal"
};
export const notificationKindTones: Readonly<Partial<Record<NotificationKind, Tone>>> = {
  "payment_succeeded": "success",
  "payment_failed": "error",
  "refund_requested": "turn",
  "refund_answered": "info",
  "onboarding_resumed": "info",
  "checklist_submitted": "turn",
  "checklist_changes_requested": "turn",
  "advisor_assigned": "info",
  "links_published": "turn",
  "link_choice_made": "turn",
  "research_posted": "turn",
  "otd_received": "turn",
  "otd_accepted": "success",
  "link_unavailable": "warning",
  "link_moved": "info",
  "message_new": "turn",
  "file_shared": "info",
  "file_uploaded": "info",
  "complaint_opened": "turn",
  "complaint_updated": "info",
  "re_engage_due": "turn",
  "account_suspended": "error",
  "bid_received": "info",
  "bids_due": "turn",
  "bids_published": "turn",
  "deal_step": "turn",
  "deal_client_acted": "turn"
};
/** Sets of its values. */
export const notificationKindSets = {
  "client": [
    "links_published",
    "research_posted",
    "otd_received",
    "bids_published",
    "deal_step",
    "link_moved",
    "link_unavailable",
    "message_new",
    "file_shared",
    "checklist_changes_requested",
    "advisor_assigned",
    "complaint_updated",
    "payment_succeeded",
    "payment_failed",
    "refund_answered"
  ],
  "staff": [
    "checklist_submitted",
    "link_choice_made",
    "otd_accepted",
    "bid_received",
    "bids_due",
    "deal_client_acted",
    "message_new",
    "file_uploaded",
    "re_engage_due",
    "advisor_assigned",
    "complaint_opened",
    "complaint_updated",
    "payment_succeeded",
    "payment_failed",
    "refund_requested",
    "refund_answered",
    "onboarding_resumed",
    "account_suspended"
  ],
  "mailed": [
    "payment_succeeded",
    "payment_failed",
    "refund_answered",
    "checklist_changes_requested",
    "advisor_assigned",
    "links_published",
    "research_posted",
    "otd_received",
    "link_moved",
    "complaint_updated",
    "bids_published",
    "deal_step"
  ]
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;
