// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "is_private": true
      },
      "say": "Only you find it in a chat, under the lightning bolt.",
      "tone": "neutral"
    },
    {
      "say": "Every advisor finds it in a chat, under the lightning bolt.",
      "tone": "success"
    }
  ],
  "figures": [],
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
