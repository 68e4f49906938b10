// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Choose delivery time */
export const pickDeliverySlotForm = {
  "slot_id": {
    "name": "slot_id",
    "label": "Time",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "2"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
