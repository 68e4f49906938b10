// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Notify this device */
export const keepPushDeviceForm = {
  "endpoint": {
    "name": "endpoint",
    "label": "Push service",
    "kind": "url",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "The address that the browser was given.",
    "example": "https://push.example.com/send/4f2a"
  },
  "p256dh": {
    "name": "p256dh",
    "label": "Key",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 88
    },
    "hint": "The browser’s public key, as base64url.",
    "example": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  },
  "auth": {
    "name": "auth",
    "label": "Secret",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 24
    },
    "hint": "The secret beside it, as base64url.",
    "example": "BTBZMqHH6r4Tts7J_aSIgg"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
