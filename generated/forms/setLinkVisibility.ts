// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Show or hide */
export const setLinkVisibilityForm = {
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown to the client",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "start": "is_displayed"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
