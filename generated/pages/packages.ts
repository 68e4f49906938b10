// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "is_active": true
      },
      "say": "For sale at {price}. Turn off “For sale” to keep it only for the clients who have it.",
      "act": "edit",
      "label": "Edit package",
      "tone": "success"
    },
    {
      "say": "Not for sale. Clients who have it keep it. Put it up for sale to offer it at sign-up.",
      "act": "edit",
      "label": "Put up for sale"
    }
  ],
  "figures": [
    {
      "field": "price"
    },
    {
      "field": "max_links",
      "note": "per client"
    },
    {
      "field": "days_included",
      "note": "with an advisor"
    }
  ],
  "moments": {
    "created_at": "Package created",
    "updated_at": "Package edited"
  },
  "rows": [
    "client-profiles",
    "new-requests"
  ],
  "used": {
    "says": "Open sign-ups move to the package you choose. One that clients bought stays: turn off “For sale” instead.",
    "by": {
      "incomplete-onboardings": "package_identifier",
      "payments": "package_identifier"
    }
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
