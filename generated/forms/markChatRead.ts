// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark as read */
export const markChatReadForm = {
  "seq": {
    "name": "seq",
    "label": "Up to message",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 2147483647
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
