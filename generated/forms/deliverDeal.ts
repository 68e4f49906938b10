// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Record delivery */
export const deliverDealForm = {
  "final_price": {
    "name": "final_price",
    "label": "Final price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "example": 59900,
    "start": "agreed_total"
  },
  "delivered_on": {
    "name": "delivered_on",
    "label": "Delivered on",
    "kind": "date",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "Leave empty for today.",
    "example": "2026-11-25"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
