// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete coupon */
export const deleteCouponAct: ActDescriptor = {
  "done": {
    "one": "Coupon {record} deleted",
    "many": "{count} coupons deleted"
  },
  "ask": {
    "one": "Delete coupon {record}?",
    "many": "Delete {count} coupons?"
  },
  "consequence": {
    "one": [
      "Buyers can’t use the code anymore.",
      "This can’t be undone."
    ],
    "many": [
      "Buyers can’t use the codes anymore.",
      "This can’t be undone."
    ]
  },
  "far": true
};
