// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "requested",
        "entitled": 0,
        "answer_by": {
          "past": true
        }
      },
      "say": "Answer overdue since {answer_by}. Nothing was due under the refund policy when it was requested.",
      "act": "decline",
      "tone": "error"
    },
    {
      "when": {
        "status": "requested",
        "entitled": 0
      },
      "say": "Answer due {answer_by}. Nothing was due under the refund policy when it was requested.",
      "act": "decline",
      "tone": "turn"
    },
    {
      "when": {
        "status": "requested",
        "answer_by": {
          "past": true
        }
      },
      "say": "Answer overdue since {answer_by}. The refund policy gave {entitled} when it was requested.",
      "tone": "error"
    },
    {
      "when": {
        "status": "requested"
      },
      "say": "Answer due {answer_by}. The refund policy gave {entitled} when it was requested.",
      "tone": "turn"
    },
    {
      "when": {
        "status": "granted"
      },
      "say": "{refunded} refunded on {answered_at}.",
      "open": "payment_id",
      "tone": "success"
    },
    {
      "when": {
        "status": "declined"
      },
      "say": "Declined on {answered_at}. The client was told why.",
      "open": "payment_id"
    },
    {
      "say": "The client withdrew this request. Nothing is left to do here.",
      "open": "payment_id"
    }
  ],
  "figures": [
    {
      "field": "paid",
      "note": "for {package_name}"
    },
    {
      "field": "entitled"
    },
    {
      "field": "refunded"
    }
  ],
  "moments": {
    "created_at": "Refund requested",
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
