// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Request a refund */
export const requestRefundForm = {
  "payment_id": {
    "name": "payment_id",
    "label": "Payment",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The payment to refund.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "client"
    ],
    "reference": {
      "resource": "payments"
    }
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "hint": "Tell us what happened. It helps us do better.",
    "example": "I bought a car from a friend.",
    "write": [
      "client"
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
