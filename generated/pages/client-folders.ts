// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "is_displayed": false
      },
      "say": "Hidden from the client. Show it when the files are ready.",
      "act": "updateDisplay"
    },
    {
      "when": {
        "file_count": {
          "max": 0
        }
      },
      "say": "No files yet. Upload the first one below, or ask the client for theirs.",
      "open": "client_id"
    },
    {
      "say": "The client sees this folder. What you upload stays hidden until you show it.",
      "open": "client_id"
    }
  ],
  "figures": [],
  "moments": {
    "created_at": "Folder created",
    "updated_at": "Folder last changed"
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
