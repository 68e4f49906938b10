// Written by `npm run generate` from openapi/. Do not edit.
import type { LineVerdict } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Verdict: What the advisor thinks of one line. */
export const lineVerdictValues = ["fair","high","ask_to_remove","missing"] as const;
/** The labels people read. */
export const lineVerdictLabels: Readonly<Record<LineVerdict, string>> = {
  "fair": "Fair",
  "high": "High",
  "ask_to_remove": "Ask to remove",
  "missing": "Missing"
};
export const lineVerdictTones: Readonly<Partial<Record<LineVerdict, Tone>>> = {
  "fair": "success",
  "high": "warning",
  "ask_to_remove": "error",
  "missing": "neutral"
};
