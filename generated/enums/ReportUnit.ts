// Written by `npm run generate` from openapi/. Do not edit.
import type { ReportUnit } from '../api.ts';

/** Unit: What one column of a report takes in. */
export const reportUnitValues = ["day","week","month"] as const;
/** The labels people read. */
export const reportUnitLabels: Readonly<Record<ReportUnit, string>> = {
  "day": "Day",
  "week": "Week",
  "month": "Month"
};
