// Written by `npm run generate` from openapi/. Do not edit.
import type { AuditArea } from '../api.ts';

/** Area: What part of the work it belongs to, as this contract groups its calls. */
export const auditAreaValues = ["auth","users","employees","packages","coupons","onboarding","preferences","folders","files","complaints","chats","listings","links","dealers","bids","deals","deal-checks","pipeline","settings","exports"] as const;
/** The labels people read. */
export const auditAreaLabels: Readonly<Record<AuditArea, string>> = {
  "auth": "Signing in",
  "users": "People",
  "employees": "Advisors",
  "packages": "Packages",
  "coupons": "Coupons",
  "onboarding": "Onboarding and payments",
  "preferences": "Preferences",
  "folders": "Folders",
  "files": "Files",
  "complaints": "Complaints",
  "chats": "Chats",
  "listings": "Listings",
  "links": "Links",
  "dealers": "Dealers",
  "bids": "Price requests",
  "deals": "Deals",
  "deal-checks": "Deal checks",
  "pipeline": "Work table and trackers",
  "settings": "Settings",
  "exports": "Exports"
};
