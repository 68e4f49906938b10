// Written by `npm run generate` from openapi/. Do not edit.
import type { LinkImportOutcome } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Outcome: What became of one row of an import. */
export const linkImportOutcomeValues = ["created","duplicate","invalid"] as const;
/** The labels people read. */
export const linkImportOutcomeLabels: Readonly<Record<LinkImportOutcome, string>> = {
  "created": "Added",
  "duplicate": "Already added",
  "invalid": "Problem"
};
export const linkImportOutcomeTones: Readonly<Partial<Record<LinkImportOutcome, Tone>>> = {
  "created": "success",
  "duplicate": "warning",
  "invalid": "error"
};
