// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "invited"
      },
      "say": "Invited, not signed in yet. Send the invitation again if {first_name} didn’t get it.",
      "act": "sendInvitation",
      "tone": "info"
    },
    {
      "when": {
        "status": "suspended"
      },
      "say": "Suspended. {first_name} can’t sign in until you reactivate the account.",
      "act": "setStatus",
      "tone": "error"
    },
    {
      "when": {
        "status": "closed"
      },
      "say": "Account closed. Nothing is left to do here."
    },
    {
      "when": {
        "status": "active"
      },
      "say": "Account active. Update the details when something changes.",
      "act": "edit",
      "label": "Edit details",
      "tone": "success"
    },
    {
      "say": "Keep the details up to date.",
      "act": "edit",
      "label": "Edit details"
    }
  ],
  "figures": [],
  "moments": {
    "created_at": "Account created",
    "updated_at": "Account edited"
  },
  "rows": [
    "client-listings",
    "payments"
  ],
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
