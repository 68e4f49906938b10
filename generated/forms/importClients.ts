// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Import clients */
export const importClientsForm = {
  "file": {
    "name": "file",
    "label": "Spreadsheet",
    "kind": "file",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 26214400
    },
    "hint": "CSV or XLSX with a header row."
  },
  "is_invited": {
    "name": "is_invited",
    "label": "Send invitations",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Each client gets an e-mail to choose a password.",
    "default": false
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
