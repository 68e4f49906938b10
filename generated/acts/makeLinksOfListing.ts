// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Propose to clients */
export const makeLinksOfListingAct: ActDescriptor = {
  "done": {
    "one": "{record} proposed to {answer.created|client|clients}",
    "many": "{count} listings proposed"
  }
};
