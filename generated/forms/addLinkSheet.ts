// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add cars of a spreadsheet */
export const addLinkSheetForm = {
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
    "label": "Publish",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "When all are added, show them to the client, who gets one notification.",
    "default": false
  },
  "message": {
    "name": "message",
    "label": "Message",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 240
    },
    "hint": "Goes to the client with the cars.",
    "example": "Six hybrids, all under $40,000."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
