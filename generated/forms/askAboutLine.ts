// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Ask about a line */
export const askAboutLineForm = {
  "dealer_id": {
    "name": "dealer_id",
    "label": "Dealer",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "dealers"
    }
  },
  "line": {
    "name": "line",
    "label": "Line",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Doc fee"
  },
  "question": {
    "name": "question",
    "label": "Question",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "example": "Others charge $250.00. Can you do the same?"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
