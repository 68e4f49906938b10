// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save canned reply */
export const updateCannedReplyForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Ask for a price"
  },
  "text": {
    "name": "text",
    "label": "Text",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Filled in when you use it: {client_first_name}, {client_name}, {advisor_name}, {firm_name}, {package_name}, {car}, {price}, {how_it_fits}, {budget_left}.",
    "example": "Hi {client_first_name}, shall I ask for an out-the-door price on the {car}?"
  },
  "is_private": {
    "name": "is_private",
    "label": "Private",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "When on, only you find it.",
    "example": false,
    "write": []
  },
  "version": {
    "name": "version",
    "label": "Version",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "hint": "The version that was read; an older one is refused (409).",
    "example": 3
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
