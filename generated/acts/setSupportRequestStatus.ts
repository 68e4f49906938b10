// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setSupportRequestStatusAct: ActDescriptor = {
  "done": {
    "one": "Request from {record} set to {body.status}",
    "many": "{count} support requests set to {body.status}"
  }
};
