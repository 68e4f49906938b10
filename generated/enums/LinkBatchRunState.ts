// Written by `npm run generate` from openapi/. Do not edit.
import type { LinkBatchRunState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: How far the adding of a spreadsheet is. */
export const linkBatchRunStateValues = ["running","done","stopped"] as const;
/** The labels people read. */
export const linkBatchRunStateLabels: Readonly<Record<LinkBatchRunState, string>> = {
  "running": "Adding",
  "done": "Added",
  "stopped": "Stopped"
};
export const linkBatchRunStateTones: Readonly<Partial<Record<LinkBatchRunState, Tone>>> = {
  "running": "info",
  "done": "success",
  "stopped": "neutral"
};
