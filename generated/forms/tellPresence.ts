// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Presence */
export const tellPresenceForm = {
  "state": {
    "name": "state",
    "label": "Presence",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "here",
        "name": "Here"
      },
      {
        "id": "typing",
        "name": "Typing"
      },
      {
        "id": "gone",
        "name": "Away"
      }
    ],
    "enumName": "ChatPresence"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
