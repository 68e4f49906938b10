// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const checklistStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "draft",
      "changes_requested"
    ],
    "to": "submitted",
    "label": "Submit checklist",
    "by": [
      "admin",
      "employee",
      "client"
    ],
    "via": "submitPreferences"
  },
  {
    "from": [
      "submitted"
    ],
    "to": "changes_requested",
    "label": "Ask for changes",
    "requires": [
      "note"
    ],
    "by": [
      "admin",
      "employee"
    ],
    "via": "requestPreferencesChanges"
  }
];
