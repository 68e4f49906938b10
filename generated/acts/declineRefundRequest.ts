// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Decline */
export const declineRefundRequestAct: ActDescriptor = {
  "done": {
    "one": "Refund request of {record.user_id} declined",
    "many": "{count} refund requests declined"
  }
};
