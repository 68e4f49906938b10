// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "dispute_id": {
          "set": true
        }
      },
      "say": "The client disputed this payment at their bank. Don’t refund it until the bank has decided.",
      "open": "dispute_id",
      "label": "Open case",
      "tone": "turn"
    },
    {
      "when": {
        "status": "requires_action"
      },
      "say": "The buyer has to confirm {amount} with the bank. It is paid as soon as they do.",
      "open": "onboarding_id"
    },
    {
      "when": {
        "status": "pending"
      },
      "say": "Waiting for {amount}. It is paid as soon as the card goes through.",
      "open": "onboarding_id"
    },
    {
      "when": {
        "status": "failed"
      },
      "say": "Payment failed. {failure} The buyer can try another card.",
      "open": "onboarding_id",
      "tone": "error"
    },
    {
      "when": {
        "status": "succeeded"
      },
      "say": "Paid {amount} on {paid_at}. If the client cancels, refund it here.",
      "act": "refund",
      "open": "user_id",
      "tone": "success"
    },
    {
      "when": {
        "status": "succeeded"
      },
      "say": "Paid {amount} on {paid_at}. The receipt went out by e-mail.",
      "open": "user_id",
      "tone": "success"
    },
    {
      "when": {
        "refunded_amount": {
          "min": 1
        }
      },
      "say": "{refunded_amount} of {amount} refunded on {refunded_at}. Nothing is left to do here.",
      "open": "user_id"
    },
    {
      "say": "Nothing is left to do here."
    }
  ],
  "figures": [
    {
      "field": "amount",
      "note": "of {price} before {coupon_code}"
    },
    {
      "field": "discount",
      "note": "with {coupon_code}"
    },
    {
      "field": "refunded_amount"
    }
  ],
  "moments": {
    "created_at": "Checkout started",
    "updated_at": "Payment last updated"
  },
  "trail": {
    "segment": "audit",
    "record": "target_id",
    "what": "words",
    "who": "actor_id",
    "when": "created_at",
    "fields": "fields",
    "call": "action",
    "changes": "changes"
  }
};
