// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "re_engage": "overdue"
      },
      "say": "Follow-up was due {date_to_re_engage}. Get in touch with {client_name}, then set the next date.",
      "act": "updateReEngageDate",
      "open": "user_id",
      "tone": "error"
    },
    {
      "when": {
        "re_engage": "today"
      },
      "say": "Follow-up is due today. Get in touch with {client_name}, then set the next date.",
      "act": "updateReEngageDate",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "when": {
        "waiting_on_us": {
          "min": 1
        }
      },
      "say": "{waiting_on_us|car waits|cars wait} for a report or a price from you.",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "when": {
        "to_decide": {
          "min": 1
        }
      },
      "say": "{client_name} has {to_decide|car|cars} to decide on. Move the step when something changes.",
      "act": "updateStep",
      "open": "user_id"
    },
    {
      "when": {
        "step_in_process": "new_request",
        "advisor_id": null
      },
      "say": "No advisor yet. Assign one once the checklist is in.",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "when": {
        "step_in_process": "new_request"
      },
      "say": "New request. The advisor starts once the checklist is in.",
      "open": "user_id"
    },
    {
      "say": "All caught up. Move the step when something changes.",
      "act": "updateStep",
      "open": "user_id",
      "tone": "success"
    }
  ],
  "figures": [
    {
      "field": "links",
      "note": "proposed"
    },
    {
      "field": "to_decide"
    },
    {
      "field": "waiting_on_us"
    }
  ],
  "moments": {
    "created_at": "Client joined",
    "updated_at": "Work last updated"
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
