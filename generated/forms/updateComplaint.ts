// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save complaint */
export const updateComplaintForm = {
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
    "write": [],
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
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "The OTD price rose after I accepted",
    "write": [
      "client"
    ]
  },
  "category": {
    "name": "category",
    "label": "Category",
    "kind": "reference",
    "required": false,
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
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "What happened, and what would make it right.",
    "example": "The dealer added a protection package of $895 on the day. Please have it taken off.",
    "write": [
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
  },
  "version": {
    "name": "version",
    "label": "Version",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "hint": "The version that was read; an older one is refused (409).",
    "example": 3
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
