// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Offer delivery times */
export const offerDeliverySlotsForm = {
  "slots": {
    "name": "slots",
    "label": "Times",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "start": "slots",
    "items": {
      "name": "slots",
      "label": "Delivery time",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
          "name": "starts_at",
          "label": "Time",
          "kind": "datetime",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 40
          },
          "hint": "When the car is handed over.",
          "example": "2026-11-25T15:00:00.000Z"
        },
        {
          "name": "place",
          "label": "Place",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 200
          },
          "hint": "Where, as the client reads it.",
          "example": "At your door, OH 43016, no charge"
        }
      ]
    }
  },
  "bring": {
    "name": "bring",
    "label": "What to bring",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "default": [],
    "start": "bring",
    "items": {
      "name": "bring",
      "label": "Thing",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 160
      },
      "example": "Both Kia keys"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
