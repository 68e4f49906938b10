// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": [
          "paperwork"
        ]
      },
      "say": "Collect the papers, then enter the contract of {dealer}.",
      "act": "enterContract",
      "tone": "turn"
    },
    {
      "when": {
        "status": "contract_check",
        "open_differences": 1
      },
      "say": "1 difference has no answer. {client_name} can’t confirm yet.",
      "tone": "error"
    },
    {
      "when": {
        "status": "contract_check",
        "open_differences": {
          "min": 1
        }
      },
      "say": "{open_differences|difference has|differences have} no answer. {client_name} can’t confirm yet.",
      "tone": "error"
    },
    {
      "when": {
        "status": "contract_check"
      },
      "say": "The contract matches. {client_name} confirms it.",
      "tone": "turn"
    },
    {
      "when": {
        "status": "scheduled"
      },
      "say": "Confirmed by {confirmed_name}. Record the delivery once the car is handed over.",
      "act": "deliver",
      "tone": "turn"
    },
    {
      "when": {
        "status": "delivered",
        "savings": {
          "min": 1
        }
      },
      "say": "Delivered. {client_name} saved {savings}.",
      "tone": "success"
    },
    {
      "when": {
        "status": "delivered"
      },
      "say": "Delivered to {client_name}. Nothing is left to do here.",
      "tone": "success"
    },
    {
      "say": "This deal has ended. Nothing is left to do here."
    }
  ],
  "figures": [
    {
      "field": "agreed_total",
      "note": "first {first_total}"
    },
    {
      "field": "contract_total"
    },
    {
      "field": "savings"
    }
  ],
  "moments": {
    "created_at": "Price accepted",
    "updated_at": "Deal last changed"
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
