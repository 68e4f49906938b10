// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Invite */
export const inviteGuestForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Sam"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Okafor"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "decides": {
    "name": "decides",
    "label": "May decide",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 4
    },
    "example": [
      "research_requested"
    ],
    "items": {
      "name": "decides",
      "label": "Decision",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "choices": [
        {
          "id": "research_requested",
          "name": "Ask for research"
        },
        {
          "id": "otd_requested",
          "name": "Ask for an out-the-door price"
        },
        {
          "id": "rejected",
          "name": "Reject a car"
        },
        {
          "id": "accepted",
          "name": "Accept a price"
        }
      ],
      "enumName": "GuestDecision"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
