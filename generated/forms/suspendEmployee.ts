// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Suspend */
export const suspendEmployeeForm = {
  "hand_over_to": {
    "name": "hand_over_to",
    "label": "Clients go to",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Leave empty to have them wait for an advisor.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "id"
    }
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see this in the timeline.",
    "example": "On leave until spring."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
