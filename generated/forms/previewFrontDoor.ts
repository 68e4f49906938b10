// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Preview */
export const previewFrontDoorForm = {
  "headline": {
    "name": "headline",
    "label": "Headline",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "What the firm does, in one sentence.",
    "example": "We find your car, get dealers to bid, and settle the full price before you walk in."
  },
  "lead": {
    "name": "lead",
    "label": "Below it",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "One or two sentences more.",
    "example": "One advisor, by name, from your first answer to your keys."
  },
  "questions": {
    "name": "questions",
    "label": "Questions",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "hint": "What strangers ask, with the answer.",
    "items": {
      "name": "questions",
      "label": "Question",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
          "name": "question",
          "label": "Question",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 160
          },
          "example": "Do dealers pay you?"
        },
        {
          "name": "answer",
          "label": "Answer",
          "kind": "text",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 800
          },
          "example": "No. Your package is all we earn."
        }
      ]
    }
  },
  "advisor_ids": {
    "name": "advisor_ids",
    "label": "Advisors shown",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 12
    },
    "hint": "Only those who agreed. Name and title are shown, nothing else of them.",
    "items": {
      "name": "advisor_ids",
      "label": "Advisor",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    }
  },
  "shows_sample": {
    "name": "shows_sample",
    "label": "Sample worksheet",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "An example, marked as one.",
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
