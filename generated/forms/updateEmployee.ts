// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save advisor */
export const updateEmployeeForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Maria"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Alvarez"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "hint": "We send the invitation here.",
    "example": "maria.alvarez@forecourt.example"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 25
    },
    "hint": "With area code.",
    "example": "(207) 555-0101"
  },
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "hint": "Clients read it under the name.",
    "example": "Senior advisor"
  },
  "absent_until": {
    "name": "absent_until",
    "label": "Away until",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "The last day away; no new clients until then.",
    "example": "2026-12-04"
  },
  "capacity": {
    "name": "capacity",
    "label": "Capacity",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000
    },
    "hint": "How many clients in progress they can take.",
    "example": 15
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
