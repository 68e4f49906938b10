// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "say": "Posted for {client_name}. The decision about this car is on its link.",
      "open": "link_id"
    },
    {
      "say": "The decision about this car is on its link.",
      "open": "link_id"
    }
  ],
  "figures": [
    {
      "field": "owners"
    },
    {
      "field": "inspected_on"
    }
  ],
  "moments": {
    "created_at": "Report posted",
    "updated_at": "Report edited"
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
