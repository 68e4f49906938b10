// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save settings */
export const updateFirmSettingsForm = {
  "firm_name": {
    "name": "firm_name",
    "label": "Firm name",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "On every receipt.",
    "example": "Forecourt Auto Advisors, LLC"
  },
  "postal_address": {
    "name": "postal_address",
    "label": "Postal address",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "On every receipt, line by line.",
    "example": "410 Harbor Street, Suite 12\nPortland, ME 04101"
  },
  "firm_phone": {
    "name": "firm_phone",
    "label": "Phone",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "On every receipt.",
    "example": "(207) 555-0100"
  },
  "time_zone": {
    "name": "time_zone",
    "label": "Time zone",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "example": "America/New_York"
  },
  "support_address": {
    "name": "support_address",
    "label": "Support address",
    "kind": "email",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "hint": "We e-mail support requests here.",
    "example": "support@forecourt.example"
  },
  "answer_hours": {
    "name": "answer_hours",
    "label": "Answer hours",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "opens",
        "label": "Opens",
        "kind": "integer",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 23
        },
        "hint": "Full hour, 0 to 23.",
        "example": 9
      },
      {
        "name": "closes",
        "label": "Closes",
        "kind": "integer",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 1,
          "maximum": 24
        },
        "hint": "Full hour, 1 to 24.",
        "example": 18,
        "beside": "opens"
      },
      {
        "name": "weekdays",
        "label": "Weekdays",
        "kind": "array",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 7
        },
        "hint": "0 is Sunday.",
        "items": {
          "name": "weekdays",
          "label": "Weekday",
          "kind": "integer",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 6
          },
          "example": 1
        }
      },
      {
        "name": "promise_hours",
        "label": "Answer within",
        "kind": "integer",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 1,
          "maximum": 80
        },
        "hint": "Business hours.",
        "example": 2
      }
    ]
  },
  "assignment_rule": {
    "name": "assignment_rule",
    "label": "Assignment rule",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "least_loaded",
        "name": "The advisor with the fewest clients"
      },
      {
        "id": "manual",
        "name": "An admin decides"
      }
    ],
    "enumName": "AssignmentRule"
  },
  "refund_ladder": {
    "name": "refund_ladder",
    "label": "Refund policy",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "search",
        "label": "Search",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "not_started",
            "label": "Before the work starts",
            "kind": "percent",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100
            },
            "hint": "Until the first link is published, of a review until it starts.",
            "example": 100
          },
          {
            "name": "in_progress",
            "label": "Work in progress",
            "kind": "percent",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100
            },
            "hint": "Until the first out-the-door worksheet, of a review until its first report.",
            "example": 50,
            "beside": "not_started"
          },
          {
            "name": "done",
            "label": "Work done",
            "kind": "percent",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100
            },
            "hint": "From then on.",
            "example": 0,
            "beside": "in_progress"
          }
        ]
      },
      {
        "name": "review",
        "label": "Review of quotes",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "not_started",
            "label": "Before the work starts",
            "kind": "percent",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100
            },
            "hint": "Until the first link is published, of a review until it starts.",
            "example": 100
          },
          {
            "name": "in_progress",
            "label": "Work in progress",
            "kind": "percent",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100
            },
            "hint": "Until the first out-the-door worksheet, of a review until its first report.",
            "example": 50,
            "beside": "not_started"
          },
          {
            "name": "done",
            "label": "Work done",
            "kind": "percent",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100
            },
            "hint": "From then on.",
            "example": 0,
            "beside": "in_progress"
          }
        ]
      }
    ]
  },
  "version": {
    "name": "version",
    "label": "Version",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "hint": "The version that was read; an older one is refused (409).",
    "example": 3
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
