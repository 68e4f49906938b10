// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "changes_requested"
      },
      "say": "Changes requested. The client answers and submits again.",
      "open": "user_id"
    },
    {
      "when": {
        "status": "submitted"
      },
      "say": "Submitted {submitted_at}. Look for cars that match it, or request a change.",
      "act": "requestChanges",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "say": "Not submitted yet. Write to the client if it stays at {progress}.",
      "open": "user_id"
    },
    {
      "say": "Not submitted yet. Write to the client if nothing changes.",
      "open": "user_id"
    }
  ],
  "figures": [
    {
      "field": "progress"
    },
    {
      "field": "submitted_at"
    }
  ],
  "moments": {
    "created_at": "Checklist started",
    "updated_at": "Checklist last saved"
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
