// Written by `npm run generate` from openapi/. Do not edit.
import type { SystemProcessState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: How a process does. */
export const systemProcessStateValues = ["running","silent"] as const;
/** The labels people read. */
export const systemProcessStateLabels: Readonly<Record<SystemProcessState, string>> = {
  "running": "Running",
  "silent": "No sign of life"
};
export const systemProcessStateTones: Readonly<Partial<Record<SystemProcessState, Tone>>> = {
  "running": "success",
  "silent": "error"
};
