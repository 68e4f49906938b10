// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Publish prices */
export const publishBidsForm = {
  "dealer_ids": {
    "name": "dealer_ids",
    "label": "Dealers",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "The last price of each is published.",
    "items": {
      "name": "dealer_ids",
      "label": "Dealer",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "dealers"
      }
    }
  },
  "remark": {
    "name": "remark",
    "label": "What changed",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "One line for the client.",
    "default": null,
    "example": "Two dealers came down in the second round."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
