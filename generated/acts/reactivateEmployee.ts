// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Reactivate */
export const reactivateEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record} reactivated",
    "many": "{count} employees reactivated"
  },
  "undo": {
    "operation": {
      "id": "suspendEmployee",
      "method": "patch",
      "path": "/employees/suspend/{id}",
      "roles": [
        "admin"
      ],
      "contentType": "application/json"
    },
    "body": {},
    "needs": []
  }
};
