// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Upload links */
export const uploadLinksForm = {
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
    },
    "start": "user_id"
  },
  "file": {
    "name": "file",
    "label": "Spreadsheet",
    "kind": "file",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 26214400
    },
    "hint": "CSV or XLSX with a header row."
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Publish at once",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": false
  },
  "is_preview": {
    "name": "is_preview",
    "label": "Preview only",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Nothing is added.",
    "default": false
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
