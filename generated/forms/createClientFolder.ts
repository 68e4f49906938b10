// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Create folder */
export const createClientFolderForm = {
  "client_id": {
    "name": "client_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Whose folder it is.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Hannah Okafor"
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Displayed",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "When off, the client can’t see the folder.",
    "default": true,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
