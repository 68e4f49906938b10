// Written by `npm run generate` from openapi/. Do not edit.
import type { FunnelStage } from '../api.ts';

/** Stage: How far a prospect has come between signing up and driving away. */
export const funnelStageValues = ["prospect","paid","checklist","links","accepted","delivered"] as const;
/** The labels people read. */
export const funnelStageLabels: Readonly<Record<FunnelStage, string>> = {
  "prospect": "Prospect",
  "paid": "Paid",
  "checklist": "Checklist",
  "links": "Links",
  "accepted": "Accepted",
  "delivered": "Delivered"
};
