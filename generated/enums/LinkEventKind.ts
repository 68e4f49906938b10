// Written by `npm run generate` from openapi/. Do not edit.
import type { LinkEventKind } from '../api.ts';

/** Kind: What happened to the link. */
export const linkEventKindValues = ["added","published","hidden","moved","report_posted","worksheet_added","final_price_recorded","edited"] as const;
/** The labels people read. */
export const linkEventKindLabels: Readonly<Record<LinkEventKind, string>> = {
  "added": "Added",
  "published": "Published",
  "hidden": "Hidden",
  "moved": "Status changed",
  "report_posted": "Research report posted",
  "worksheet_added": "OTD worksheet added",
  "final_price_recorded": "Final price recorded",
  "edited": "Edited"
};
