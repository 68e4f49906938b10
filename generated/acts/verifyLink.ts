// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Still available */
export const verifyLinkAct: ActDescriptor = {
  "done": {
    "one": "{record} marked as still available",
    "many": "{count} links marked as still available"
  }
};
