// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "say": "Clients choose it when they open a complaint. Rename it at any time: complaints keep it.",
      "tone": "neutral"
    }
  ],
  "figures": [],
  "moments": {
    "created_at": "Category added",
    "updated_at": "Category edited"
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
