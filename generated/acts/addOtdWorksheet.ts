// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Enter OTD worksheet */
export const addOtdWorksheetAct: ActDescriptor = {
  "done": {
    "one": "OTD worksheet for {record} saved"
  }
};
