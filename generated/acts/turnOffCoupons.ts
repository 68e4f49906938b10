// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Turn off */
export const turnOffCouponsAct: ActDescriptor = {
  "done": {
    "one": "Coupon {record} turned off",
    "many": "{count} coupons turned off"
  },
  "undo": {
    "operation": {
      "id": "updateCoupon",
      "method": "patch",
      "path": "/coupons/{id}",
      "roles": [
        "admin"
      ],
      "contentType": "application/json"
    },
    "body": {
      "is_active": "{record.is_active}"
    },
    "needs": [
      "is_active"
    ]
  }
};
