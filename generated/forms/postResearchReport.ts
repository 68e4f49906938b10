// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Post research report */
export const postResearchReportForm = {
  "verdict": {
    "name": "verdict",
    "label": "Verdict",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "go_ahead",
        "name": "Go ahead",
        "tone": "success"
      },
      {
        "id": "with_care",
        "name": "Go ahead with care",
        "tone": "warning"
      },
      {
        "id": "pass",
        "name": "Avoid",
        "tone": "error"
      }
    ],
    "enumName": "ResearchVerdict"
  },
  "summary": {
    "name": "summary",
    "label": "Summary",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "What the client should know first.",
    "example": "One owner, serviced here since new. I would drive this one first."
  },
  "title_status": {
    "name": "title_status",
    "label": "Title",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "unknown",
    "choices": [
      {
        "id": "clean",
        "name": "Clean",
        "tone": "success"
      },
      {
        "id": "rebuilt",
        "name": "Rebuilt",
        "tone": "warning"
      },
      {
        "id": "salvage",
        "name": "Salvage",
        "tone": "error"
      },
      {
        "id": "lemon",
        "name": "Lemon law buyback",
        "tone": "error"
      },
      {
        "id": "unknown",
        "name": "Unknown",
        "tone": "neutral"
      }
    ],
    "enumName": "TitleStatus"
  },
  "owners": {
    "name": "owners",
    "label": "Previous owners",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 50
    },
    "default": null,
    "example": 1
  },
  "accidents": {
    "name": "accidents",
    "label": "Accidents",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Leave empty if you don’t know.",
    "default": null,
    "example": "None reported."
  },
  "service_history": {
    "name": "service_history",
    "label": "Service",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "default": null,
    "example": "Every 7,500 miles at the selling dealer."
  },
  "open_recalls": {
    "name": "open_recalls",
    "label": "Open recalls",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "default": null,
    "example": "None open today."
  },
  "seller_said": {
    "name": "seller_said",
    "label": "What the seller said",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "default": null,
    "example": "Came back from a lease in October; two keys."
  },
  "concerns": {
    "name": "concerns",
    "label": "Concerns",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "hint": "One per line.",
    "default": [],
    "items": {
      "name": "concerns",
      "label": "Concern",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 300
      },
      "example": "Front tires at 4/32."
    }
  },
  "inspected_on": {
    "name": "inspected_on",
    "label": "Inspected",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "default": null,
    "example": "2026-11-19"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
