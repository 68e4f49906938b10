// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Send part */
export const continueUploadForm = {
  "offset": {
    "name": "offset",
    "label": "Offset",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 26214400
    },
    "hint": "Where the part begins in the file."
  },
  "part": {
    "name": "part",
    "label": "Part",
    "kind": "file",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 1048576
    },
    "hint": "The bytes."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
