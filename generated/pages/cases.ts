// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "state": "open",
        "due_at": {
          "past": true
        }
      },
      "say": "Answer overdue since {due_at}.",
      "tone": "error"
    },
    {
      "when": {
        "state": "open"
      },
      "say": "This case waits for our answer.",
      "tone": "turn"
    },
    {
      "when": {
        "state": "waiting"
      },
      "say": "We answered. It’s their turn."
    },
    {
      "say": "Closed. Nothing is left to do here."
    }
  ],
  "figures": [],
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
