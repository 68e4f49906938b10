// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark as handled */
export const closePaymentCaseAct: ActDescriptor = {
  "done": {
    "one": "Payment case marked as handled",
    "many": "{count} payment cases marked as handled"
  }
};
