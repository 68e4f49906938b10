// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Submit checklist */
export const submitPreferencesForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "packages"
    }
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
    "hint": "The version the change was made on; an older one is refused (409)."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
