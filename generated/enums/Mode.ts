// Written by `npm run generate` from openapi/. Do not edit.
import type { Mode } from '../api.ts';

/** Mode: Demo data, mailbox page and test card desk exist in demo mode alone. */
export const modeValues = ["demo","production"] as const;
/** The labels people read. */
export const modeLabels: Readonly<Record<Mode, string>> = {
  "demo": "Demo",
  "production": "Production"
};
