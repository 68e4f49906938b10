// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "outcome": "refused",
        "actor_id": {
          "set": true
        }
      },
      "say": "Refused, so nothing changed. Ask who tried it, if you didn’t expect it.",
      "open": "actor_id",
      "label": "Open person",
      "tone": "warning"
    },
    {
      "when": {
        "outcome": "refused"
      },
      "say": "Refused, so nothing changed. Watch for more attempts from {ip}.",
      "tone": "warning"
    },
    {
      "when": {
        "actor_id": {
          "set": true
        }
      },
      "say": "Recorded {created_at}. Nobody can edit an audit entry.",
      "open": "actor_id",
      "label": "Open person"
    },
    {
      "say": "Recorded. Nobody was signed in.",
      "open": "person_id",
      "label": "Open person"
    }
  ],
  "figures": [],
  "isTrail": true
};
