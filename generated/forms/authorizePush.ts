// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Listen */
export const authorizePushForm = {
  "socket_id": {
    "name": "socket_id",
    "label": "Connection",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "As the push service named it.",
    "example": "123456.7890123"
  },
  "channel_name": {
    "name": "channel_name",
    "label": "Channel",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "example": "private-user-01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
