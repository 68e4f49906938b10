// Written by `npm run generate` from openapi/. Do not edit.
import type { DealVerdict } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Verdict: What the advisor thinks of the whole offer. */
export const dealVerdictValues = ["good","ask_first","walk_away"] as const;
/** The labels people read. */
export const dealVerdictLabels: Readonly<Record<DealVerdict, string>> = {
  "good": "Good to sign",
  "ask_first": "Ask before you sign",
  "walk_away": "Walk away"
};
export const dealVerdictTones: Readonly<Partial<Record<DealVerdict, Tone>>> = {
  "good": "success",
  "ask_first": "warning",
  "walk_away": "error"
};
