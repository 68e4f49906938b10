// Written by `npm run generate` from openapi/. Do not edit.
import type { TaskKind } from '../api.ts';

/** Kind: A follow-up is when to get in touch with a client again; each has one at most. */
export const taskKindValues = ["task","follow_up"] as const;
/** The labels people read. */
export const taskKindLabels: Readonly<Record<TaskKind, string>> = {
  "task": "Task",
  "follow_up": "Follow-up"
};
