// Written by `npm run generate` from openapi/. Do not edit.
import type { ReportPeriod } from '../api.ts';

/** Period: What a report looks back on, up to today: 30 days, the calendar quarter so far, or twelve months with the present one so far. */
export const reportPeriodValues = ["last_30_days","quarter","year"] as const;
/** The labels people read. */
export const reportPeriodLabels: Readonly<Record<ReportPeriod, string>> = {
  "last_30_days": "30 days",
  "quarter": "Quarter",
  "year": "12 months"
};
