// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "advisor_id": null
      },
      "say": "No advisor yet. Assign one who has room, or begin yourself.",
      "act": "assign",
      "tone": "turn"
    },
    {
      "say": "Submitted {submitted_at}. Begin to start on the search.",
      "act": "begin",
      "tone": "turn"
    },
    {
      "say": "Begin to start on the search.",
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
    "call": "action",
    "changes": "changes"
  }
};
