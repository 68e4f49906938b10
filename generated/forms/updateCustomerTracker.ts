// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save field */
export const updateCustomerTrackerForm = {
  "field": {
    "name": "field",
    "label": "Field",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "example": "budget",
    "choices": [
      {
        "id": "budget",
        "name": "Budget"
      },
      {
        "id": "timeline",
        "name": "Timeline"
      },
      {
        "id": "hot_buttons",
        "name": "Hot buttons"
      },
      {
        "id": "objections",
        "name": "Objections"
      },
      {
        "id": "trade_in",
        "name": "Trade-in"
      },
      {
        "id": "financing",
        "name": "Financing"
      },
      {
        "id": "next_step",
        "name": "Next step"
      }
    ],
    "enumName": "TrackerTopic"
  },
  "value": {
    "name": "value",
    "label": "Value",
    "kind": "text",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "example": "Around $40,000 out the door"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
