// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Publish cars */
export const publishLinkBatchForm = {
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
    "example": "Six hybrids, all under $40,000. The RAV4 is on the lot in your first color."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
