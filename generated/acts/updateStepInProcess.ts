// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Move */
export const updateStepInProcessAct: ActDescriptor = {
  "done": {
    "one": "{record} moved to {body.step_in_process}",
    "many": "{count} clients moved to {body.step_in_process}"
  },
  "undo": {
    "operation": {
      "id": "updateStepInProcess",
      "method": "patch",
      "path": "/update-step-in-process/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "step_in_process": "{record.step_in_process}"
    },
    "needs": [
      "step_in_process"
    ]
  }
};
