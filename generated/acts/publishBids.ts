// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Publish prices */
export const publishBidsAct: ActDescriptor = {
  "done": {
    "one": "Prices published"
  }
};
