// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "good_through": {
          "past": true
        }
      },
      "say": "This quote ended {good_through}. Ask the dealer again and enter a new revision on the link.",
      "open": "link_id",
      "tone": "warning"
    },
    {
      "when": {
        "warnings": {
          "set": true
        }
      },
      "say": "Check the warnings. Enter a new revision on the link if a figure is wrong.",
      "open": "link_id",
      "tone": "warning"
    },
    {
      "say": "Good through {good_through}. {client_name} decides on the link.",
      "open": "link_id"
    },
    {
      "say": "The client decides on the link.",
      "open": "link_id"
    }
  ],
  "figures": [
    {
      "field": "selling_price"
    },
    {
      "field": "total_otd"
    },
    {
      "field": "cash_due"
    }
  ],
  "moments": {
    "created_at": "Worksheet entered",
    "updated_at": "Worksheet edited"
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
