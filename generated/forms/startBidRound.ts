// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Start next round */
export const startBidRoundForm = {
  "target_total": {
    "name": "target_total",
    "label": "Price to beat",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 200000000
    },
    "hint": "Out the Door.",
    "example": 3901140,
    "start": "best_total"
  },
  "due_at": {
    "name": "due_at",
    "label": "Answer by",
    "kind": "datetime",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "2026-11-27T17:00:00.000Z"
  },
  "note": {
    "name": "note",
    "label": "Note to dealers",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "default": null,
    "example": "We can sign on Saturday.",
    "start": "note"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
