// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Send */
export const requestSupportForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "example": "Hannah Okafor"
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
  "topic": {
    "name": "topic",
    "label": "Topic",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "account",
        "name": "My account"
      },
      {
        "id": "payment",
        "name": "Payment"
      },
      {
        "id": "packages",
        "name": "Packages and prices"
      },
      {
        "id": "advisor",
        "name": "My advisor"
      },
      {
        "id": "technical",
        "name": "Something doesn’t work"
      },
      {
        "id": "other",
        "name": "Something else"
      }
    ],
    "enumName": "SupportTopic"
  },
  "message": {
    "name": "message",
    "label": "Message",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "I cannot open the link in your e-mail."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
