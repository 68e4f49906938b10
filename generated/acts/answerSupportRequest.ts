// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Answer */
export const answerSupportRequestAct: ActDescriptor = {
  "done": {
    "one": "Answer sent to {record}"
  }
};
