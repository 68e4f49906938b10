// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Comment */
export const setLinkCommentsForm = {
  "comments": {
    "name": "comments",
    "label": "Comments",
    "kind": "text",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Meets every must-have.",
    "start": "comments"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
