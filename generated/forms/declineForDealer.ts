// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark as declined */
export const declineForDealerForm = {
  "dealer_id": {
    "name": "dealer_id",
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
  },
  "reason": {
    "name": "reason",
    "label": "Why not",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "default": null,
    "example": "No RAV4 Hybrid in Blueprint before January."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
