// Written by `npm run generate` from openapi/. Do not edit.
import type { Transmission } from '../api.ts';

/** Transmission: How gears are changed. */
export const transmissionValues = ["automatic","manual","any"] as const;
/** The labels people read. */
export const transmissionLabels: Readonly<Record<Transmission, string>> = {
  "automatic": "Automatic",
  "manual": "Manual",
  "any": "Either"
};
