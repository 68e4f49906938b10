// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Create account */
export const createUserForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Hannah"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Okafor"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "example": "hannah.okafor@mailhaven.com",
    "write": [
      "admin"
    ]
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 25
    },
    "hint": "With area code.",
    "example": "(207) 555-0148"
  },
  "zip": {
    "name": "zip",
    "label": "ZIP",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "5 digits, or ZIP+4.",
    "example": "04101"
  },
  "avatar": {
    "name": "avatar",
    "label": "Picture",
    "kind": "id",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The id of an uploaded picture.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  },
  "role": {
    "name": "role",
    "label": "Role",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "client",
    "write": [
      "admin"
    ],
    "choices": [
      {
        "id": "admin",
        "name": "Admin",
        "tone": "accent"
      },
      {
        "id": "employee",
        "name": "Advisor",
        "tone": "info"
      },
      {
        "id": "client",
        "name": "Client",
        "tone": "neutral"
      }
    ],
    "enumName": "Role",
    "transitions": [
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
    ]
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "What a client has bought.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin"
    ],
    "reference": {
      "resource": "packages"
    }
  },
  "advisor_id": {
    "name": "advisor_id",
    "label": "Advisor",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who works for the client.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin"
    ],
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      }
    }
  },
  "best_contact": {
    "name": "best_contact",
    "label": "Best way",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "hint": "How they like to be reached.",
    "example": "chat",
    "choices": [
      {
        "id": "chat",
        "name": "Chat"
      },
      {
        "id": "phone",
        "name": "Phone"
      },
      {
        "id": "text",
        "name": "Text message"
      },
      {
        "id": "email",
        "name": "E-mail"
      }
    ],
    "enumName": "ContactWay"
  },
  "best_time": {
    "name": "best_time",
    "label": "Best time",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "evening",
    "choices": [
      {
        "id": "morning",
        "name": "Morning"
      },
      {
        "id": "afternoon",
        "name": "Afternoon"
      },
      {
        "id": "evening",
        "name": "Evening"
      },
      {
        "id": "any",
        "name": "Any time"
      }
    ],
    "enumName": "ContactTime"
  },
  "time_zone": {
    "name": "time_zone",
    "label": "Time zone",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "We show dates and times in it. Leave empty for the firm’s.",
    "example": "America/New_York"
  },
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "hint": "Job title.",
    "example": "Senior advisor",
    "write": [
      "admin"
    ]
  },
  "absent_until": {
    "name": "absent_until",
    "label": "Away until",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "The last day away; no new clients until then.",
    "example": "2026-12-04",
    "write": [
      "admin",
      "employee"
    ]
  },
  "notification_choices": {
    "name": "notification_choices",
    "label": "Notification choices",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": {},
    "fields": [
      {
        "name": "payment_succeeded",
        "label": "Payment received",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "payment_failed",
        "label": "Payment failed",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "refund_requested",
        "label": "Refund requested",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "refund_answered",
        "label": "Refund request answered",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "payment_case",
        "label": "Dispute or failed refund",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "onboarding_resumed",
        "label": "Onboarding resumed",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "checklist_submitted",
        "label": "Checklist submitted",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "checklist_changes_requested",
        "label": "Checklist changes requested",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "advisor_assigned",
        "label": "Advisor assigned",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "links_published",
        "label": "New cars",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "link_choice_made",
        "label": "Client decided on a link",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "research_posted",
        "label": "Research report posted",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "otd_received",
        "label": "OTD price received",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "otd_accepted",
        "label": "OTD price accepted",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "link_unavailable",
        "label": "Car no longer available",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "link_moved",
        "label": "Car status changed",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "message_new",
        "label": "New message",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "file_shared",
        "label": "File shared",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "file_uploaded",
        "label": "File uploaded",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "complaint_opened",
        "label": "Complaint opened",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "complaint_updated",
        "label": "Complaint updated",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "support_updated",
        "label": "Support request updated",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "re_engage_due",
        "label": "Follow-up due",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "account_suspended",
        "label": "Account suspended",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "bid_received",
        "label": "Price from a dealer",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "bids_due",
        "label": "Price request due",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "bids_published",
        "label": "Dealers’ prices",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "deal_step",
        "label": "News of your deal",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "deal_client_acted",
        "label": "Client acted on a deal",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "deal_check_sent",
        "label": "Paper to review",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      },
      {
        "name": "deal_check_answered",
        "label": "Report on your deal",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "mail",
            "label": "By e-mail",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          },
          {
            "name": "push",
            "label": "In the app",
            "kind": "boolean",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {},
            "example": true
          }
        ]
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
