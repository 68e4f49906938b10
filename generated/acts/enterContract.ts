// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Enter contract */
export const enterContractAct: ActDescriptor = {
  "done": {
    "one": "Contract entered"
  }
};
