// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Buy a package */
export const startPackageForm = {
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": true,
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
  "terms_version": {
    "name": "terms_version",
    "label": "Terms accepted",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 20
    },
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
