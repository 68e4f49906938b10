// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": [
          "open",
          "in_progress"
        ],
        "answer_by": {
          "past": true
        }
      },
      "say": "Answer overdue since {answer_by}.",
      "act": "answer",
      "tone": "error"
    },
    {
      "when": {
        "status": [
          "open",
          "in_progress"
        ]
      },
      "say": "Answer due {answer_by}.",
      "act": "answer",
      "tone": "turn"
    },
    {
      "when": {
        "status": "answered"
      },
      "say": "Answered. {name} can write back by the link in our e-mail, or close it now.",
      "act": "setStatus"
    },
    {
      "say": "Closed. Nothing is left to do here."
    }
  ],
  "figures": [],
  "moments": {
    "created_at": "Request received",
    "updated_at": "Request edited"
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
