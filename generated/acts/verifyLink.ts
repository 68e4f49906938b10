// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Still there */
export const verifyLinkAct: ActDescriptor = {
  "done": {
    "one": "{record} marked as still available"
  }
};
