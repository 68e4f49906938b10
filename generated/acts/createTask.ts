// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Add task */
export const createTaskAct: ActDescriptor = {
  "done": {
    "one": "Task added for {record}",
    "many": "Task added for {count} clients"
  },
  "undo": {
    "operation": {
      "id": "deleteTask",
      "method": "delete",
      "path": "/tasks/{id}",
      "roles": [
        "admin",
        "employee"
      ]
    },
    "body": {
      "id": "{answer.id}"
    },
    "needs": [
      "id"
    ]
  }
};
