// Written by `npm run generate` from openapi/. Do not edit.
import type { DifferenceKind } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Difference: How a line of the contract differs from what was agreed. */
export const differenceKindValues = ["new","above","missing","follows","below","sum"] as const;
/** The labels people read. */
export const differenceKindLabels: Readonly<Record<DifferenceKind, string>> = {
  "new": "New line",
  "above": "Above the agreed amount",
  "missing": "Missing in the contract",
  "follows": "Follows from another line",
  "below": "Below the agreed amount",
  "sum": "Doesn’t add up"
};
export const differenceKindTones: Readonly<Partial<Record<DifferenceKind, Tone>>> = {
  "new": "error",
  "above": "error",
  "missing": "error",
  "follows": "neutral",
  "below": "success",
  "sum": "error"
};
