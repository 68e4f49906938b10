// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Show or hide file */
export const updateFileVisibilityForm = {
  "file_name": {
    "name": "file_name",
    "label": "File",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 255
    },
    "hint": "The file's name in the folder.",
    "example": "service-record.pdf"
  },
  "is_shown": {
    "name": "is_shown",
    "label": "Shown to the client",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {}
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
