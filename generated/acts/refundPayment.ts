// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Refund */
export const refundPaymentAct: ActDescriptor = {
  "done": {
    "one": "{body.amount} refunded"
  },
  "ask": {
    "one": "Refund {body.amount} to {record.user_id}?"
  },
  "consequence": {
    "one": [
      "A card refund can’t be undone."
    ],
    "many": [
      "A card refund can’t be undone."
    ]
  },
  "far": true,
  "when": [
    {
      "is": {
        "amount": null
      },
      "done": {
        "one": "Refunded by the refund policy"
      },
      "ask": {
        "one": "Refund {record.user_id} what the refund policy says?"
      }
    }
  ]
};
