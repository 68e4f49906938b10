// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Apply coupon */
export const validateCouponForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "FALL100"
  },
  "package_price": {
    "name": "package_price",
    "label": "Package price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "example": 59900
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
  "onboarding_id": {
    "name": "onboarding_id",
    "label": "Onboarding",
    "kind": "id",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
