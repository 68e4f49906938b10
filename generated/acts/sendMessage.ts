// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Message */
export const sendMessageAct: ActDescriptor = {
  "done": {
    "one": "Message sent to {record}",
    "many": "Message sent to {count} clients"
  }
};
