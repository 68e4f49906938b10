// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Stop notifying this device */
export const forgetPushDeviceForm = {
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
