// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setLinkStatusForm = {
  "status": {
    "name": "status",
    "label": "Status",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "proposed",
        "name": "Proposed",
        "tone": "turn"
      },
      {
        "id": "research_requested",
        "name": "Research requested",
        "tone": "info"
      },
      {
        "id": "researched",
        "name": "Research received",
        "tone": "turn"
      },
      {
        "id": "otd_requested",
        "name": "OTD price requested",
        "tone": "info"
      },
      {
        "id": "otd_received",
        "name": "OTD price received",
        "tone": "turn"
      },
      {
        "id": "accepted",
        "name": "Price accepted",
        "tone": "accent"
      },
      {
        "id": "purchased",
        "name": "Purchased",
        "tone": "success"
      },
      {
        "id": "rejected",
        "name": "Rejected",
        "tone": "neutral"
      },
      {
        "id": "unavailable",
        "name": "Unavailable",
        "tone": "neutral"
      }
    ],
    "enumName": "LinkStatus",
    "transitions": [
      {
        "from": [
          "proposed"
        ],
        "to": "research_requested",
        "label": "Research more on this one",
        "by": [
          "client"
        ]
      },
      {
        "from": [
          "proposed",
          "researched"
        ],
        "to": "otd_requested",
        "label": "Let's move forward with this one",
        "by": [
          "client"
        ]
      },
      {
        "from": [
          "proposed",
          "research_requested",
          "researched",
          "otd_requested",
          "otd_received"
        ],
        "to": "rejected",
        "label": "Rejected",
        "by": [
          "client"
        ]
      },
      {
        "from": [
          "research_requested"
        ],
        "to": "researched",
        "label": "Post research report",
        "requires": [
          "research_report"
        ],
        "by": [
          "admin",
          "employee"
        ],
        "via": "postResearchReport"
      },
      {
        "from": [
          "otd_requested"
        ],
        "to": "otd_received",
        "label": "Enter OTD worksheet",
        "requires": [
          "otd_worksheet"
        ],
        "by": [
          "admin",
          "employee"
        ],
        "via": "addOtdWorksheet"
      },
      {
        "from": [
          "proposed",
          "research_requested",
          "researched",
          "otd_requested"
        ],
        "to": "otd_received",
        "label": "Publish prices",
        "by": [
          "admin",
          "employee"
        ],
        "via": "publishBids"
      },
      {
        "from": [
          "otd_received"
        ],
        "to": "otd_requested",
        "label": "Negotiate again",
        "by": [
          "admin",
          "employee",
          "client"
        ]
      },
      {
        "from": [
          "otd_received"
        ],
        "to": "accepted",
        "label": "Accept this price",
        "by": [
          "client"
        ]
      },
      {
        "from": [
          "accepted"
        ],
        "to": "purchased",
        "label": "Record final price",
        "requires": [
          "final_price"
        ],
        "by": [
          "admin",
          "employee"
        ],
        "via": "recordFinalPrice"
      },
      {
        "from": [
          "accepted"
        ],
        "to": "otd_received",
        "label": "Undo acceptance",
        "by": [
          "admin",
          "employee",
          "client"
        ]
      },
      {
        "from": [
          "rejected"
        ],
        "to": "$previous",
        "label": "Undo",
        "within": "P7D",
        "by": [
          "client"
        ]
      },
      {
        "from": [
          "rejected"
        ],
        "to": "$previous",
        "label": "Restore",
        "by": [
          "admin",
          "employee"
        ]
      },
      {
        "from": [
          "proposed",
          "research_requested",
          "researched",
          "otd_requested",
          "otd_received",
          "accepted",
          "rejected"
        ],
        "to": "unavailable",
        "label": "No longer available",
        "requires": [
          "reason"
        ],
        "by": [
          "admin",
          "employee"
        ]
      },
      {
        "from": [
          "unavailable"
        ],
        "to": "proposed",
        "label": "Available again",
        "by": [
          "admin",
          "employee"
        ]
      },
      {
        "from": [
          "unavailable"
        ],
        "to": "$previous",
        "label": "Undo",
        "within": "PT1H",
        "by": [
          "admin",
          "employee"
        ]
      }
    ]
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "price",
        "name": "Price"
      },
      {
        "id": "miles",
        "name": "Miles"
      },
      {
        "id": "colour",
        "name": "Color"
      },
      {
        "id": "features",
        "name": "Features"
      },
      {
        "id": "distance",
        "name": "Distance"
      },
      {
        "id": "seller",
        "name": "Seller"
      },
      {
        "id": "sold",
        "name": "Sold"
      },
      {
        "id": "withdrawn",
        "name": "No longer for sale"
      },
      {
        "id": "other",
        "name": "Something else"
      }
    ],
    "enumName": "LinkReason"
  },
  "target_total": {
    "name": "target_total",
    "label": "Target price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 200000000
    },
    "hint": "Out the Door; with “Negotiate again”.",
    "example": 3900000
  },
  "remark": {
    "name": "remark",
    "label": "Remark",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "hint": "The other side reads it.",
    "example": "Too far for a test drive."
  },
  "version": {
    "name": "version",
    "label": "Version seen",
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
