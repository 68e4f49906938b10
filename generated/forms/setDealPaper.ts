// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark paper */
export const setDealPaperForm = {
  "paper_id": {
    "name": "paper_id",
    "label": "Paper",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "insurance"
  },
  "is_done": {
    "name": "is_done",
    "label": "Done",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "example": true
  },
  "file_id": {
    "name": "file_id",
    "label": "File",
    "kind": "id",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": null
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
