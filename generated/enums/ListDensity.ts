// Written by `npm run generate` from openapi/. Do not edit.
import type { ListDensity } from '../api.ts';

/** Row height: How much room a list gives each row. */
export const listDensityValues = ["regular","compact"] as const;
/** The labels people read. */
export const listDensityLabels: Readonly<Record<ListDensity, string>> = {
  "regular": "Regular",
  "compact": "Compact"
};
