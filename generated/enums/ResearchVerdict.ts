// Written by `npm run generate` from openapi/. Do not edit.
import type { ResearchVerdict } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Verdict: What the advisor makes of it. */
export const researchVerdictValues = ["go_ahead","with_care","pass"] as const;
/** The labels people read. */
export const researchVerdictLabels: Readonly<Record<ResearchVerdict, string>> = {
  "go_ahead": "Go ahead",
  "with_care": "Go ahead with care",
  "pass": "Avoid"
};
export const researchVerdictTones: Readonly<Partial<Record<ResearchVerdict, Tone>>> = {
  "go_ahead": "success",
  "with_care": "warning",
  "pass": "error"
};
