// Written by `npm run generate` from openapi/. Do not edit.
import type { ReportMeasure } from '../api.ts';

/** Measure: What the activity report counts, each on the day it happened. */
export const reportMeasureValues = ["new_clients","links_published","research_reports","worksheets","complaints"] as const;
/** The labels people read. */
export const reportMeasureLabels: Readonly<Record<ReportMeasure, string>> = {
  "new_clients": "New clients",
  "links_published": "Links published",
  "research_reports": "Research reports",
  "worksheets": "OTD worksheets",
  "complaints": "Complaints"
};
