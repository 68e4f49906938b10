// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Reply */
export const replyToComplaintForm = {
  "text": {
    "name": "text",
    "label": "Reply",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Thank you. Saturday morning suits me."
  },
  "is_internal": {
    "name": "is_internal",
    "label": "Internal note",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Only staff see it.",
    "write": [
      "admin",
      "employee"
    ]
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "items": {
      "name": "attachment_ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
