// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../engine/contract/descriptor.ts';

/** The schemas whose values are moved. */
export type MovedSchema = 'Role' | 'UserStatus' | 'OnboardingStep' | 'PaymentStatus' | 'ChecklistStatus' | 'ComplaintStatus' | 'ChatEmployeeStatus' | 'ChatClientStatus' | 'LinkStatus' | 'SupportStatus';

/** Who may move a Role where. */
export const roleTransitions: readonly Transition[] = [
  {
    "from": [
      "employee"
    ],
    "to": "admin",
    "label": "Make an admin",
    "by": [
      "admin"
    ],
    "via": "makeAdmin"
  },
  {
    "from": [
      "admin"
    ],
    "to": "employee",
    "label": "Make an advisor",
    "by": [
      "admin"
    ],
    "via": "makeAdvisor"
  }
];

/** Who may move a Status where. */
export const userStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "invited"
    ],
    "to": "active",
    "label": "Choose password",
    "by": [
      "admin",
      "employee",
      "client"
    ],
    "via": "resetPassword"
  },
  {
    "from": [
      "invited"
    ],
    "to": "active",
    "label": "Send invitation again",
    "by": [
      "admin"
    ],
    "via": "sendUserInvitation"
  },
  {
    "from": [
      "invited"
    ],
    "to": "active",
    "label": "Send invitation again",
    "by": [
      "admin"
    ],
    "via": "sendEmployeeInvitation"
  },
  {
    "from": [
      "active"
    ],
    "to": "suspended",
    "label": "Suspend",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "suspended"
    ],
    "to": "active",
    "label": "Reactivate",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "active"
    ],
    "to": "suspended",
    "label": "Suspend",
    "by": [
      "admin"
    ],
    "via": "suspendEmployee"
  },
  {
    "from": [
      "suspended"
    ],
    "to": "active",
    "label": "Reactivate",
    "by": [
      "admin"
    ],
    "via": "reactivateEmployee"
  },
  {
    "from": [
      "invited",
      "active",
      "suspended"
    ],
    "to": "closed",
    "label": "Close account",
    "by": [
      "admin"
    ],
    "via": "deleteUser"
  },
  {
    "from": [
      "invited",
      "active",
      "suspended"
    ],
    "to": "closed",
    "label": "Close account",
    "by": [
      "admin"
    ],
    "via": "deleteEmployee"
  },
  {
    "from": [
      "active"
    ],
    "to": "closed",
    "label": "Close my account",
    "by": [
      "admin",
      "employee",
      "client"
    ],
    "via": "closeAccount"
  }
];

/** Who may move a Step where. */
export const onboardingStepTransitions: readonly Transition[] = [
  {
    "from": [
      "incomplete",
      "payment"
    ],
    "to": "discarded",
    "label": "Discard",
    "by": [
      "admin",
      "employee"
    ],
    "via": "discardInitialClientData"
  }
];

/** Who may move a Status where. */
export const paymentStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "succeeded",
      "partly_refunded"
    ],
    "to": "refunded",
    "label": "Refund",
    "by": [
      "admin"
    ],
    "via": "refundPayment"
  },
  {
    "from": [
      "succeeded"
    ],
    "to": "partly_refunded",
    "label": "Refund in part",
    "by": [
      "admin"
    ],
    "via": "refundPayment"
  }
];

/** Who may move a Status where. */
export const checklistStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "draft",
      "changes_requested"
    ],
    "to": "submitted",
    "label": "Submit checklist",
    "by": [
      "admin",
      "employee",
      "client"
    ],
    "via": "submitPreferences"
  },
  {
    "from": [
      "submitted"
    ],
    "to": "changes_requested",
    "label": "Ask for changes",
    "requires": [
      "note"
    ],
    "by": [
      "admin",
      "employee"
    ],
    "via": "requestPreferencesChanges"
  }
];

/** Who may move a Status where. */
export const complaintStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "submitted"
    ],
    "to": "in_progress",
    "label": "Begin",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "in_progress"
    ],
    "to": "waiting_on_client",
    "label": "Wait for the client",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "waiting_on_client"
    ],
    "to": "in_progress",
    "label": "Continue",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "waiting_on_client"
    ],
    "to": "in_progress",
    "label": "Reply",
    "by": [
      "client"
    ],
    "via": "replyToComplaint"
  },
  {
    "from": [
      "in_progress",
      "waiting_on_client"
    ],
    "to": "resolved",
    "label": "Resolve",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "resolved"
    ],
    "to": "closed",
    "label": "Close",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "resolved"
    ],
    "to": "in_progress",
    "label": "Reopen",
    "within": "P14D",
    "by": [
      "client"
    ]
  },
  {
    "from": [
      "submitted",
      "in_progress",
      "waiting_on_client"
    ],
    "to": "withdrawn",
    "label": "Withdraw",
    "by": [
      "client"
    ]
  }
];

/** Who may move a Status where. */
export const chatEmployeeStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "needs_reply",
      "snoozed",
      "resolved"
    ],
    "to": "waiting_on_client",
    "label": "Send",
    "by": [
      "admin",
      "employee"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "waiting_on_client",
      "snoozed",
      "resolved"
    ],
    "to": "needs_reply",
    "label": "Send",
    "by": [
      "client"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "waiting_on_client",
      "snoozed",
      "resolved"
    ],
    "to": "needs_reply",
    "label": "Needs reply",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "needs_reply",
      "waiting_on_client"
    ],
    "to": "snoozed",
    "label": "Snooze",
    "requires": [
      "snoozed_until"
    ],
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "needs_reply",
      "waiting_on_client",
      "snoozed"
    ],
    "to": "resolved",
    "label": "Resolve",
    "by": [
      "admin",
      "employee"
    ]
  }
];

/** Who may move a Status where. */
export const chatClientStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "new_reply",
      "up_to_date"
    ],
    "to": "waiting_on_advisor",
    "label": "Send",
    "by": [
      "client"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "waiting_on_advisor",
      "up_to_date"
    ],
    "to": "new_reply",
    "label": "Send",
    "by": [
      "admin",
      "employee"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "new_reply"
    ],
    "to": "up_to_date",
    "label": "Mark as read",
    "by": [
      "client"
    ],
    "via": "markChatRead"
  },
  {
    "from": [
      "new_reply",
      "waiting_on_advisor"
    ],
    "to": "up_to_date",
    "label": "Mark as resolved",
    "by": [
      "client"
    ]
  },
  {
    "from": [
      "up_to_date"
    ],
    "to": "waiting_on_advisor",
    "label": "Still waiting",
    "by": [
      "client"
    ]
  }
];

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
  }
];

/** Who may move a Status where. */
export const supportStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "open"
    ],
    "to": "in_progress",
    "label": "Begin",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "open",
      "in_progress"
    ],
    "to": "answered",
    "label": "Mark as answered",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "open",
      "in_progress",
      "answered"
    ],
    "to": "closed",
    "label": "Close",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "answered",
      "closed"
    ],
    "to": "in_progress",
    "label": "Reopen",
    "by": [
      "admin"
    ]
  }
];
