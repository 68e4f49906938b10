// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/descriptor.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "advisor_id": null
      },
      "say": "No advisor yet. Assign one who has room, or start yourself.",
      "act": "assign",
      "tone": "turn"
    },
    {
      "say": "Submitted {submitted_at}. Start to become the advisor and work on it.",
      "act": "begin",
      "tone": "turn"
    },
    {
      "say": "Start to become the advisor and work on it.",
      "act": "begin",
      "tone": "turn"
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
    "changes": "changes"
  }
};
