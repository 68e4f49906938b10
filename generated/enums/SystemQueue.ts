// Written by `npm run generate` from openapi/. Do not edit.
import type { SystemQueue } from '../api.ts';

/** Queue: What waits together to be done after a change. */
export const systemQueueValues = ["live","mail","accounts","payments","files","unknown"] as const;
/** The labels people read. */
export const systemQueueLabels: Readonly<Record<SystemQueue, string>> = {
  "live": "Live updates",
  "mail": "Mail",
  "accounts": "Accounts",
  "payments": "Payments",
  "files": "Files",
  "unknown": "Of a newer version"
};
