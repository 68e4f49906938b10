// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": [
          "submitted",
          "in_progress"
        ],
        "assigned_to": null
      },
      "say": "Nobody has this complaint yet. Assign it, then reply to the client.",
      "act": "assign",
      "tone": "turn"
    },
    {
      "when": {
        "status": [
          "submitted",
          "in_progress"
        ],
        "answer_by": {
          "past": true
        }
      },
      "say": "Reply overdue since {answer_by}. Write to the client now.",
      "act": "setStatus",
      "tone": "error"
    },
    {
      "when": {
        "status": "submitted"
      },
      "say": "New complaint. Reply to the client by {answer_by}, then set it to In progress.",
      "act": "setStatus",
      "tone": "turn"
    },
    {
      "when": {
        "status": "in_progress"
      },
      "say": "In progress. Reply to the client by {answer_by}, and resolve it when the client agrees.",
      "act": "setStatus",
      "tone": "turn"
    },
    {
      "when": {
        "status": "submitted"
      },
      "say": "New complaint. Reply to the client, then set it to In progress.",
      "act": "setStatus",
      "tone": "turn"
    },
    {
      "when": {
        "status": "in_progress"
      },
      "say": "In progress. Reply with what you found, and resolve it when the client agrees.",
      "act": "setStatus",
      "tone": "turn"
    },
    {
      "when": {
        "status": "waiting_on_client"
      },
      "say": "Waiting on the client. Their reply appears here.",
      "open": "user_id"
    },
    {
      "when": {
        "status": "resolved"
      },
      "say": "Resolved {resolved_at}. Check with the client, then close it.",
      "act": "setStatus"
    },
    {
      "say": "Closed. Nothing is left to do here.",
      "open": "user_id"
    }
  ],
  "figures": [],
  "moments": {
    "created_at": "Complaint opened",
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
