// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Propose */
export const proposeCarForm = {
  "car": {
    "name": "car",
    "label": "Car",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "source",
        "label": "Kind",
        "kind": "enum",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "example": "link",
        "choices": [
          {
            "id": "listing",
            "name": "Listing"
          },
          {
            "id": "link",
            "name": "Link"
          }
        ]
      },
      {
        "name": "id",
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
    ]
  },
  "client_ids": {
    "name": "client_ids",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
    },
    "items": {
      "name": "client_ids",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    }
  },
  "comments": {
    "name": "comments",
    "label": "Message",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "{first_name} is each client’s.",
    "example": "{first_name}, this one just came in."
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Publish at once",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
