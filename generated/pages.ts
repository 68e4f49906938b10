// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../engine/contract/record-page.ts';

/** The parts of record pages, each by the segment of its resource. */
export const pages: Readonly<Record<string, () => Promise<{ page: RecordPage }>>> = {
  "client-profiles": () => import('./pages/users.ts'),
  "new-requests": () => import('./pages/new-requests.ts'),
  "packages": () => import('./pages/packages.ts'),
  "coupons": () => import('./pages/coupons.ts'),
  "coupon-usage": () => import('./pages/coupon-usage.ts'),
  "incomplete-onboardings": () => import('./pages/initial-client-data.ts'),
  "payments": () => import('./pages/payments.ts'),
  "payment-cases": () => import('./pages/payment-cases.ts'),
  "refund-requests": () => import('./pages/refund-requests.ts'),
  "employees": () => import('./pages/employees.ts'),
  "client-preferences": () => import('./pages/user-preferences.ts'),
  "client-folders": () => import('./pages/client-folders.ts'),
  "complaints": () => import('./pages/complaints.ts'),
  "complaint-categories": () => import('./pages/complaint-categories.ts'),
  "cases": () => import('./pages/cases.ts'),
  "canned-replies": () => import('./pages/canned-replies.ts'),
  "listings": () => import('./pages/listings.ts'),
  "client-listings": () => import('./pages/links.ts'),
  "research-reports": () => import('./pages/research-reports.ts'),
  "otd-worksheets": () => import('./pages/otd-worksheets.ts'),
  "dashboard-listings": () => import('./pages/dashboard-listings.ts'),
  "support-requests": () => import('./pages/support-requests.ts'),
  "tax-rules": () => import('./pages/tax-rules.ts'),
  "audit": () => import('./pages/audit.ts'),
  "dealers": () => import('./pages/dealers.ts'),
  "bid-requests": () => import('./pages/bid-requests.ts'),
  "deals": () => import('./pages/deals.ts'),
  "deal-checks": () => import('./pages/deal-checks.ts'),
};

/** What the page of a record shows beyond its fields, by the segment of its resource. */
export const pageOf = async (segment: string): Promise<RecordPage | undefined> => (await pages[segment]?.())?.page;
