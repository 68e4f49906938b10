// Written by `npm run generate` from openapi/. Do not edit.
import type { SystemQueueState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: How a queue does. */
export const systemQueueStateValues = ["empty","moving","planned","retried","late","given_up"] as const;
/** The labels people read. */
export const systemQueueStateLabels: Readonly<Record<SystemQueueState, string>> = {
  "empty": "Empty",
  "moving": "Moving",
  "planned": "Planned",
  "retried": "Retried",
  "late": "Late",
  "given_up": "Given up"
};
export const systemQueueStateTones: Readonly<Partial<Record<SystemQueueState, Tone>>> = {
  "empty": "neutral",
  "moving": "success",
  "planned": "info",
  "retried": "warning",
  "late": "error",
  "given_up": "error"
};
