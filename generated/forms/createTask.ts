// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add task */
export const createTaskForm = {
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "task",
    "write": [
      "admin",
      "employee"
    ],
    "choices": [
      {
        "id": "task",
        "name": "Task"
      },
      {
        "id": "follow_up",
        "name": "Follow-up"
      }
    ],
    "enumName": "TaskKind"
  },
  "title": {
    "name": "title",
    "label": "Task",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "example": "Send the joint title form"
  },
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Null for a task of the firm’s.",
    "default": null,
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin",
      "employee"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "owner_id": {
    "name": "owner_id",
    "label": "Owner",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Of a client’s task the client’s advisor; null while the client has none. Another task can be given to any colleague.",
    "default": null,
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "employees"
    }
  },
  "due_on": {
    "name": "due_on",
    "label": "Due",
    "kind": "date",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-30"
  },
  "due_at": {
    "name": "due_at",
    "label": "Time",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "The moment it is due; null where only the day counts. due_on is its day at the firm.",
    "default": null,
    "example": "2026-11-24T15:30:00.000Z"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
