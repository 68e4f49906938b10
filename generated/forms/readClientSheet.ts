// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Read spreadsheet */
export const readClientSheetForm = {
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
