// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Close */
export const closeBidRequestAct: ActDescriptor = {
  "done": {
    "one": "{record} closed",
    "many": "{count} price requests closed"
  }
};
