// Written by `npm run generate` from openapi/. Do not edit.
import type { TaskStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: Whether a task is done. */
export const taskStatusValues = ["open","done"] as const;
/** The labels people read. */
export const taskStatusLabels: Readonly<Record<TaskStatus, string>> = {
  "open": "Open",
  "done": "Done"
};
export const taskStatusTones: Readonly<Partial<Record<TaskStatus, Tone>>> = {
  "open": "turn",
  "done": "success"
};
