// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Ask together */
export const askTogetherForm = {
  "paths": {
    "name": "paths",
    "label": "Read",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 40
    },
    "hint": "Paths with their queries, of operations that read and answer with JSON.",
    "items": {
      "name": "paths",
      "label": "Paths",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 4000
      },
      "example": "/chats/count"
    }
  },
  "first": {
    "name": "first",
    "label": "First",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "What is done before anything is read.",
    "fields": [
      {
        "name": "path",
        "label": "Path",
        "kind": "text",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxLength": 400
        },
        "hint": "Of an operation that is called by POST.",
        "example": "/chats/21/read"
      },
      {
        "name": "body",
        "label": "Body",
        "kind": "text",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxLength": 10000
        },
        "hint": "JSON.",
        "example": "{\"seq\": 7}"
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
