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
      "say": "Answer overdue since {answer_by}. Write to {email}, then mark it as answered.",
      "act": "setStatus",
      "tone": "error"
    },
    {
      "when": {
        "status": [
          "open",
          "in_progress"
        ]
      },
      "say": "Answer due {answer_by}. Write to {email}, then mark it as answered.",
      "act": "setStatus",
      "tone": "turn"
    },
    {
      "when": {
        "status": "answered"
      },
      "say": "Answered. Close it when {name} has no more questions.",
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
