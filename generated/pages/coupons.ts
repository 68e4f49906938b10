// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "off"
      },
      "say": "Turned off. The code is refused until you turn it on again.",
      "act": "edit",
      "label": "Turn on"
    },
    {
      "when": {
        "status": "used_up"
      },
      "say": "Used up, {redeemed_count} of {max_redemptions}. Raise the limit, or leave it.",
      "act": "edit",
      "label": "Raise the limit",
      "tone": "warning"
    },
    {
      "when": {
        "status": "expired"
      },
      "say": "Ended {ends_at}. Set a later end, or duplicate it as a new coupon.",
      "act": "copy"
    },
    {
      "when": {
        "status": "scheduled"
      },
      "say": "Starts {starts_at}. Check the discount and its packages before then.",
      "act": "edit",
      "label": "Edit coupon",
      "tone": "info"
    },
    {
      "when": {
        "ends_at": {
          "set": true
        },
        "max_redemptions": {
          "set": true
        }
      },
      "say": "Ends {ends_at}, with {redeemed_count} of {max_redemptions} uses taken. Change the end if it should run longer.",
      "act": "edit",
      "label": "Change the end"
    },
    {
      "when": {
        "ends_at": {
          "set": true
        }
      },
      "say": "Ends {ends_at}. It has no limit until then.",
      "act": "edit",
      "label": "Set a limit"
    },
    {
      "when": {
        "max_redemptions": {
          "set": true
        }
      },
      "say": "No end is set. It stops when {max_redemptions|use is|uses are} taken.",
      "act": "edit",
      "label": "Set an end"
    },
    {
      "say": "No end and no limit. Set one, so it doesn’t run longer than planned.",
      "act": "edit",
      "label": "Set an end",
      "tone": "warning"
    }
  ],
  "figures": [
    {
      "field": "redeemed_count",
      "of": "max_redemptions",
      "note": "{reserved_count} reserved now"
    },
    {
      "field": "net_revenue",
      "note": "of {gross} at full price"
    },
    {
      "field": "discounts",
      "note": "across all uses"
    }
  ],
  "moments": {
    "created_at": "Coupon created",
    "updated_at": "Coupon edited"
  },
  "used": {
    "says": "A coupon that was used stays for the receipts. Turn it off instead."
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
