// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Launch complaint */
export const createComplaintForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The client you’re writing for.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin",
      "employee"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "subject": {
    "name": "subject",
    "label": "Subject",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "The OTD price rose after I accepted",
    "write": [
      "admin",
      "employee",
      "client"
    ]
  },
  "category": {
    "name": "category",
    "label": "Category",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "delay",
    "reference": {
      "resource": "complaint-categories"
    }
  },
  "details": {
    "name": "details",
    "label": "What happened",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "What happened, and what would make it right.",
    "example": "The dealer added a protection package of $895 on the day. Please have it taken off.",
    "write": [
      "admin",
      "employee",
      "client"
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
    "write": [
      "admin",
      "employee",
      "client"
    ],
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
