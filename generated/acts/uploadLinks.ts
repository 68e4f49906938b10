// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Upload links */
export const uploadLinksAct: ActDescriptor = {
  "done": {
    "one": "{answer.created|link|links} added"
  },
  "when": [
    {
      "is": {
        "is_preview": true
      },
      "done": {
        "one": "Preview ready. Nothing was added."
      }
    }
  ]
};
