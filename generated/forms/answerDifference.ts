// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Answer difference */
export const answerDifferenceForm = {
  "key": {
    "name": "key",
    "label": "Line",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "example": "other_fees Nitrogen tire fill"
  },
  "answer": {
    "name": "answer",
    "label": "Answer",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "ask_to_remove",
        "name": "Removal requested"
      },
      {
        "id": "accepted",
        "name": "Accepted with a reason"
      }
    ],
    "enumName": "DifferenceAnswer"
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Needed to accept it; the client reads it.",
    "default": null,
    "example": "You asked for it on the lot."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
