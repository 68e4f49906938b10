// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Reply */
export const replyToComplaintAct: ActDescriptor = {
  "done": {
    "one": "Reply sent"
  },
  "when": [
    {
      "is": {
        "is_internal": true
      },
      "done": {
        "one": "Internal note saved"
      }
    }
  ]
};
