// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "link_count": {
          "max": 0
        },
        "is_displayed": true,
        "client_ids": {
          "set": true
        }
      },
      "say": "Shown to the clients you chose. Propose it and they can decide on it.",
      "act": "makeLinks",
      "tone": "info"
    },
    {
      "when": {
        "link_count": {
          "max": 0
        }
      },
      "say": "No client has this car yet. Propose it to the clients it fits.",
      "act": "makeLinks",
      "tone": "info"
    },
    {
      "say": "Proposed to {link_count|client|clients}. Keep the price up to date, or propose it to more.",
      "act": "makeLinks"
    },
    {
      "say": "Propose it to the clients it fits.",
      "act": "makeLinks"
    }
  ],
  "figures": [
    {
      "field": "price"
    },
    {
      "field": "miles"
    },
    {
      "field": "link_count",
      "note": "one for each client"
    }
  ],
  "moments": {
    "created_at": "Listing added",
    "updated_at": "Listing edited"
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
