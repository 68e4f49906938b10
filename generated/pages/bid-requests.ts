// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "draft"
      },
      "say": "Not sent yet. Send it to the dealers when the details are right.",
      "act": "send",
      "tone": "turn"
    },
    {
      "when": {
        "status": "open",
        "due_at": {
          "past": true
        }
      },
      "say": "Closed for dealers since {due_at}. Start the next round, or publish the prices.",
      "act": "publish",
      "tone": "turn"
    },
    {
      "when": {
        "status": "open"
      },
      "say": "Dealers answer until {due_at}. You hear about each price here and under the bell."
    },
    {
      "when": {
        "published": {
          "min": 1
        }
      },
      "say": "Closed. The client sees {published|price|prices}."
    },
    {
      "say": "Closed. What dealers sent stays here."
    }
  ],
  "figures": [
    {
      "field": "asked",
      "note": "answered {answered}"
    },
    {
      "field": "best_total",
      "note": "first {first_total}"
    },
    {
      "field": "published",
      "note": "of {answered|price|prices}"
    }
  ],
  "moments": {
    "created_at": "Request created",
    "updated_at": "Request last changed"
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
