// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "submitted"
      },
      "say": "{client_name} sent a {paper}. Start the review.",
      "act": "begin",
      "tone": "turn"
    },
    {
      "when": {
        "status": "in_review"
      },
      "say": "In review since {status_since}. {client_name} waits for the report.",
      "tone": "turn"
    },
    {
      "say": "The report was sent. The client can send the next version."
    }
  ],
  "figures": [
    {
      "field": "total"
    },
    {
      "field": "aim_total"
    },
    {
      "field": "asks"
    }
  ],
  "moments": {
    "created_at": "First paper sent",
    "updated_at": "Last activity"
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
