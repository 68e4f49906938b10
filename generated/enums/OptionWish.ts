// Written by `npm run generate` from openapi/. Do not edit.
import type { OptionWish } from '../api.ts';

/** Importance: How much an option matters. */
export const optionWishValues = ["must","nice","never"] as const;
/** The labels people read. */
export const optionWishLabels: Readonly<Record<OptionWish, string>> = {
  "must": "Must have",
  "nice": "Nice to have",
  "never": "Deal-breaker"
};
