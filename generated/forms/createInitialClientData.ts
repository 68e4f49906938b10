// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Begin an onboarding */
export const createInitialClientDataForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Hannah"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Okafor"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 25
    },
    "hint": "With area code.",
    "example": "(207) 555-0148"
  },
  "zip": {
    "name": "zip",
    "label": "ZIP",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "5 digits, or ZIP+4.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "What they chose so far.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Checked again when they pay.",
    "example": "FALL100"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
