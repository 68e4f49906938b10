// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Send to dealers */
export const sendBidRequestAct: ActDescriptor = {
  "done": {
    "one": "Sent to {record.asked} dealers"
  }
};
