// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Role where. */
export const roleTransitions: readonly Transition[] = [
  {
    "from": [
      "employee"
    ],
    "to": "admin",
    "label": "Make an admin",
    "by": [
      "admin"
    ],
    "via": "makeAdmin"
  },
  {
    "from": [
      "admin"
    ],
    "to": "employee",
    "label": "Make an advisor",
    "by": [
      "admin"
    ],
    "via": "makeAdvisor"
  }
];
