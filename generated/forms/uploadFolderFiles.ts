// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Upload files */
export const uploadFolderFilesForm = {
  "files": {
    "name": "files",
    "label": "Files",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "items": {
      "name": "files",
      "label": "File",
      "kind": "file",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 26214400
      }
    }
  },
  "is_shown": {
    "name": "is_shown",
    "label": "Show to the client",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "At once.",
    "write": [
      "admin",
      "employee"
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
