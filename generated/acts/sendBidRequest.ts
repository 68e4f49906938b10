// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Send to dealers */
export const sendBidRequestAct: ActDescriptor = {
  "done": {
    "one": "Sent to {record.asked} dealers"
  },
  "ask": {
    "one": "Send {record} to its dealers?"
  },
  "consequence": {
    "one": [
      "Each dealer gets an e-mail now.",
      "This can’t be undone."
    ],
    "many": [
      "Each dealer gets an e-mail now.",
      "This can’t be undone."
    ]
  },
  "far": true
};
