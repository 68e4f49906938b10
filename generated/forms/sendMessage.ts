// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Message */
export const sendMessageForm = {
  "chat_id": {
    "name": "chat_id",
    "label": "Chat",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "A chat, or 21 for the desk chat: as text, or as the number of the brief (section 9).",
    "example": "21"
  },
  "message_id": {
    "name": "message_id",
    "label": "Message",
    "kind": "id",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Made by the sender, so that a retry never doubles.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  },
  "text": {
    "name": "text",
    "label": "Message",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Joint with Daniel. Does that change the payoff?"
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "items": {
      "name": "attachment_ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "client_id": {
    "name": "client_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "For staff who write to a client without knowing the chat: with the desk chat’s number it goes to the chat with their advisor, or else to their desk chat.",
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
