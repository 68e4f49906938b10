// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Begin */
export const beginNewRequestAct: ActDescriptor = {
  "done": {
    "one": "You’re now {record}’s advisor",
    "many": "You’re now the advisor of {count} clients"
  }
};
