// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Refund */
export const refundPaymentForm = {
  "amount": {
    "name": "amount",
    "label": "Amount",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "Leave empty to refund what the refund policy says."
  },
  "above_ladder": {
    "name": "above_ladder",
    "label": "More than is due",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "By how much the amount is above the refund policy, in cents."
  },
  "refunded_before": {
    "name": "refunded_before",
    "label": "Already refunded",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Already refunded of this payment, in cents. Leave empty for none.",
    "default": 0
  },
  "ends_package": {
    "name": "ends_package",
    "label": "End the package",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "The client’s package ends with the refund. The client keeps folder and chat.",
    "default": false
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see it with the payment. If the client requested the refund, they read it as your answer."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
