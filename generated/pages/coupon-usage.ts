// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "state": "reserved"
      },
      "say": "Reserved until {reserved_until}, while the buyer pays. It counts as used once the payment goes through.",
      "open": "coupon_id"
    },
    {
      "when": {
        "state": "released"
      },
      "say": "Released. The buyer didn’t pay, so another buyer can use it.",
      "open": "coupon_id"
    },
    {
      "when": {
        "state": "consumed"
      },
      "say": "Used for a paid package. Open the coupon to see all of them.",
      "open": "coupon_id",
      "tone": "success"
    },
    {
      "say": "The coupon shows how often it was used.",
      "open": "coupon_id"
    }
  ],
  "figures": [
    {
      "field": "price"
    },
    {
      "field": "discount"
    },
    {
      "field": "paid"
    }
  ],
  "moments": {
    "created_at": "Coupon entered",
    "updated_at": "Coupon use updated"
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
