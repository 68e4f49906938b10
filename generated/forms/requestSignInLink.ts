// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Send sign-in link */
export const requestSignInLinkForm = {
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
    "hint": "The package chosen so far. The link we e-mail keeps it.",
    "example": "guided-search"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
