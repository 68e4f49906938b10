// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add category */
export const createComplaintCategoryForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Clients read it when they open a complaint.",
    "example": "Waiting too long"
  },
  "position": {
    "name": "position",
    "label": "Position",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100
    },
    "hint": "1 is shown first, 100 is always last. The others make room.",
    "default": 100,
    "example": 5
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
