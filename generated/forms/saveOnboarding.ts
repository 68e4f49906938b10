// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Continue */
export const saveOnboardingForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    }
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
    }
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
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
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
    "required": false,
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
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in web addresses: lowercase letters, digits and dashes.",
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
    }
  },
  "time_zone": {
    "name": "time_zone",
    "label": "Time zone",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Their browser’s. Dates and times are shown in it from the start.",
    "example": "America/New_York"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
