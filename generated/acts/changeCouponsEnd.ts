// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Change end date */
export const changeCouponsEndAct: ActDescriptor = {
  "done": {
    "one": "Coupon {record} now ends {body.ends_at}",
    "many": "{count} coupons now end {body.ends_at}"
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
      "ends_at": "{record.ends_at}"
    },
    "needs": []
  },
  "when": [
    {
      "is": {
        "ends_at": null
      },
      "done": {
        "one": "Coupon {record} has no end now",
        "many": "{count} coupons have no end now"
      }
    }
  ]
};
