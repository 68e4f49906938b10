// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Add links */
export const addLinksByHandAct: ActDescriptor = {
  "done": {
    "one": "{answer.created|link|links} added"
  }
};
