// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign to advisor */
export const assignComplaintAct: ActDescriptor = {
  "done": {
    "one": "“{record}” assigned to {body.employeeId}",
    "many": "{count} complaints assigned to {body.employeeId}"
  },
  "undo": {
    "operation": {
      "id": "assignComplaint",
      "method": "patch",
      "path": "/complaints/{id}/assign/{employeeId}",
      "roles": [
        "admin"
      ]
    },
    "body": {
      "employeeId": "{record.assigned_to}"
    },
    "needs": [
      "employeeId"
    ]
  }
};
