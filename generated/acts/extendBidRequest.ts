// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Extend */
export const extendBidRequestAct: ActDescriptor = {
  "done": {
    "one": "{record} extended",
    "many": "{count} price requests extended"
  }
};
