// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const taskStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "open"
    ],
    "to": "done",
    "label": "Mark as done",
    "by": [
      "admin",
      "employee"
    ],
    "via": "finishTask"
  },
  {
    "from": [
      "done"
    ],
    "to": "open",
    "label": "Open again",
    "by": [
      "admin",
      "employee"
    ],
    "via": "reopenTask"
  }
];
