// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Look at addresses */
export const previewLinksForm = {
  "user_id": {
    "name": "user_id",
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
  },
  "addresses": {
    "name": "addresses",
    "label": "Web addresses",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 200
    },
    "hint": "One each.",
    "items": {
      "name": "addresses",
      "label": "Web address",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 2000
      },
      "example": "https://northgate-toyota.example/inventory/2025-toyota-rav4-hybrid"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
