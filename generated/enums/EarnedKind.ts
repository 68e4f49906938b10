// Written by `npm run generate` from openapi/. Do not edit.
import type { EarnedKind } from '../api.ts';

/** What: What made money of a month no longer refundable, or took it away again. */
export const earnedKindValues = ["first_link","first_worksheet","review_begun","review_answered","ended","sold_started","refund","dispute"] as const;
/** The labels people read. */
export const earnedKindLabels: Readonly<Record<EarnedKind, string>> = {
  "first_link": "First cars published",
  "first_worksheet": "First out-the-door worksheets",
  "review_begun": "Deal Checks started",
  "review_answered": "Deal Checks answered",
  "ended": "Packages ended unused",
  "sold_started": "Sold after the work had started",
  "refund": "Refunds above the policy",
  "dispute": "Disputes and fees"
};
