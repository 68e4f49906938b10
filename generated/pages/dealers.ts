// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "contacts": {
          "set": true
        }
      },
      "say": "Ask it for a price from a client’s car."
    },
    {
      "say": "Nobody to write to. Add a contact with an e-mail address.",
      "act": "edit",
      "label": "Edit dealer",
      "tone": "warning"
    }
  ],
  "figures": [
    {
      "field": "asked",
      "note": "answered {answered}"
    },
    {
      "field": "median_answer_minutes"
    },
    {
      "field": "quotes_kept",
      "note": "of {quotes_signed} signed"
    }
  ],
  "moments": {
    "created_at": "Dealer added",
    "updated_at": "Dealer edited"
  },
  "used": {
    "says": "A dealer you asked stays for the prices it gave. Merge it if it’s listed twice."
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
