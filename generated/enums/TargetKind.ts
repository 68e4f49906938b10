// Written by `npm run generate` from openapi/. Do not edit.
import type { TargetKind } from '../api.ts';

/** About: What sort of record a notification or timeline entry leads to. */
export const targetKindValues = ["user","onboarding","payment","preferences","link","listing","chat","folder","complaint","dashboard_listing","support_request","coupon","bid_request","deal","refund_request","payment_case","deal_check"] as const;
/** The labels people read. */
export const targetKindLabels: Readonly<Record<TargetKind, string>> = {
  "user": "Person",
  "onboarding": "Onboarding",
  "payment": "Payment",
  "preferences": "Checklist",
  "link": "Link",
  "listing": "Listing",
  "chat": "Chat",
  "folder": "Folder",
  "complaint": "Complaint",
  "dashboard_listing": "Work table row",
  "support_request": "Support request",
  "coupon": "Coupon",
  "bid_request": "Price request",
  "deal": "Deal",
  "refund_request": "Refund request",
  "payment_case": "Payment case",
  "deal_check": "Deal check"
};
