// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "is_example": true,
        "is_active": true
      },
      "say": "Example figures. Check them against {state}’s tax table before you quote with them.",
      "act": "edit",
      "label": "Check the figures",
      "tone": "warning"
    },
    {
      "when": {
        "is_active": true
      },
      "say": "In use for quotes in {state}. Duplicate it for the next rate, so old quotes keep theirs.",
      "act": "copy",
      "tone": "success"
    },
    {
      "say": "Not in use. Old quotes keep it; new ones can’t use it.",
      "act": "edit",
      "label": "Use it again"
    }
  ],
  "figures": [
    {
      "field": "rate"
    },
    {
      "field": "local_rate"
    },
    {
      "field": "doc_fee_cap"
    }
  ],
  "moments": {
    "created_at": "Tax rule added",
    "updated_at": "Tax rule edited"
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
