// Written by `npm run generate` from openapi/. Do not edit.
import type { FilePurpose } from '../api.ts';

/** Purpose: What the file is for. */
export const filePurposeValues = ["folder","chat","complaint","trade_in","listing","avatar","bid","deal_check"] as const;
/** The labels people read. */
export const filePurposeLabels: Readonly<Record<FilePurpose, string>> = {
  "folder": "Shared folder",
  "chat": "Chat",
  "complaint": "Complaint",
  "trade_in": "Trade-in photo",
  "listing": "Listing photo",
  "avatar": "Portrait",
  "bid": "Price of a dealer",
  "deal_check": "Paper to check"
};
