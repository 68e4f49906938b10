// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Upgrade */
export const startUpgradeForm = {
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
