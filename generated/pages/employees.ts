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
        "status": "suspended",
        "load": {
          "min": 1
        }
      },
      "say": "Suspended with {load|client|clients} in progress. Hand them over, or reactivate {first_name}.",
      "act": "reactivate",
      "tone": "error"
    },
    {
      "when": {
        "status": "suspended"
      },
      "say": "Suspended. {first_name} can’t sign in.",
      "act": "reactivate"
    },
    {
      "when": {
        "status": "active",
        "away_until": {
          "set": true
        }
      },
      "say": "Away until {away_until}. New requests go to others until then.",
      "act": "edit",
      "label": "Change date",
      "tone": "info"
    },
    {
      "when": {
        "status": "active",
        "load": {
          "min": "capacity"
        }
      },
      "say": "Full, with {load} of {capacity} clients. Hand some over, or raise the capacity.",
      "act": "edit",
      "label": "Change capacity",
      "tone": "warning"
    },
    {
      "when": {
        "status": "active"
      },
      "say": "Has room, with {load} of {capacity} clients. New requests can go to {first_name}.",
      "tone": "success"
    },
    {
      "say": "Account closed. Nothing is left to do here."
    }
  ],
  "figures": [
    {
      "field": "load",
      "of": "capacity",
      "note": "in progress"
    },
    {
      "field": "absent_until"
    },
    {
      "field": "last_sign_in_at"
    }
  ],
  "moments": {
    "created_at": "Joined the firm",
    "updated_at": "Account edited"
  },
  "rows": [
    "dashboard-listings",
    "new-requests"
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
