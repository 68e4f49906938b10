// Written by `npm run generate` from openapi/. Do not edit.
import type { ReportBreakdown } from '../api.ts';

/** Breakdown: What the breakdown report counts, and by what it splits the count. */
export const reportBreakdownValues = ["makes","rejections","complaints"] as const;
/** The labels people read. */
export const reportBreakdownLabels: Readonly<Record<ReportBreakdown, string>> = {
  "makes": "Links by make",
  "rejections": "Rejected links by reason",
  "complaints": "Complaints by category"
};
