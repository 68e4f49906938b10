// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const linkStatusTransitions: readonly Transition[] = [
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
];
