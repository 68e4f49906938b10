// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save */
export const setRemarkForm = {
  "mark": {
    "name": "mark",
    "label": "Mark",
    "kind": "enum",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "love",
        "name": "Love it",
        "tone": "success"
      },
      {
        "id": "maybe",
        "name": "Maybe",
        "tone": "warning"
      },
      {
        "id": "no",
        "name": "Not for me",
        "tone": "neutral"
      }
    ],
    "enumName": "RemarkMark"
  },
  "comment": {
    "name": "comment",
    "label": "Comment",
    "kind": "text",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "example": "The third row is too tight for the kids."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
