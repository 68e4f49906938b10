// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add paper */
export const addDealPaperForm = {
  "label": {
    "name": "label",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Joint title form"
  },
  "hint": {
    "name": "hint",
    "label": "Hint",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "default": null,
    "example": "You both sign it at delivery."
  },
  "by": {
    "name": "by",
    "label": "Who brings it",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "client",
        "name": "Client"
      },
      {
        "id": "advisor",
        "name": "Advisor"
      },
      {
        "id": "dealer",
        "name": "Dealer"
      }
    ],
    "enumName": "DealPaperBy"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
