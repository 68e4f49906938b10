// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../engine/contract/descriptor.ts';

/** Sign in */
export const loginForm = {
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
    "example": "hannah.okafor@mailhaven.com"
  },
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Send link */
export const forgotPasswordForm = {
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
    "example": "hannah.okafor@mailhaven.com"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "The package somebody came with; the mailed link keeps it.",
    "example": "guided-search"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set new password */
export const resetPasswordForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "From the mail; works once.",
    "example": "9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg"
  },
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "At least 12 characters, not a common one, not your e-mail.",
    "example": "Forecourt-demo-2026"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Check link */
export const checkMailTokenForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "From the mail; works once.",
    "example": "9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Confirm e-mail */
export const confirmEmailForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "From the mail; works once.",
    "example": "9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Send */
export const requestSupportForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "example": "Hannah Okafor"
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
    "example": "hannah.okafor@mailhaven.com"
  },
  "topic": {
    "name": "topic",
    "label": "Topic",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "account",
        "name": "My account"
      },
      {
        "id": "payment",
        "name": "A payment"
      },
      {
        "id": "packages",
        "name": "Packages and prices"
      },
      {
        "id": "advisor",
        "name": "My advisor"
      },
      {
        "id": "technical",
        "name": "Something does not work"
      },
      {
        "id": "other",
        "name": "Something else"
      }
    ],
    "enumName": "SupportTopic"
  },
  "message": {
    "name": "message",
    "label": "Message",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "I cannot open the link in your e-mail."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save */
export const updateUserForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
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
    "required": false,
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
    "required": false,
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
    "hint": "Five digits, or five and four.",
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
    "write": [],
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
    "hint": "Dates and hours are shown in it; leave empty for the firm's.",
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
    "hint": "Of somebody who works here.",
    "example": "Senior advisor",
    "write": [
      "admin"
    ]
  },
  "absent_until": {
    "name": "absent_until",
    "label": "Absent until",
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
    "hint": "For each kind of notification whether it is mailed and shown at once; what is not named follows the default.",
    "fields": [
      {
        "name": "payment_succeeded",
        "label": "Payment received",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Checklist changes asked for",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "New links",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Link no longer available",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Link moved",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Re-engage date due",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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

/** Change password */
export const updatePasswordForm = {
  "current_password": {
    "name": "current_password",
    "label": "Current password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
  },
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "At least 12 characters, not a common one, not your e-mail.",
    "example": "Forecourt-demo-2026"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Change e-mail */
export const updateEmailForm = {
  "current_password": {
    "name": "current_password",
    "label": "Current password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
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
    "example": "hannah.okafor@mailhaven.com"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Close my account */
export const closeAccountForm = {
  "current_password": {
    "name": "current_password",
    "label": "Current password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Hand over */
export const createHandOverForm = {
  "host": {
    "name": "host",
    "label": "Host",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 255
    },
    "hint": "The host to go to.",
    "example": "portal.localhost"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Take over */
export const redeemHandOverForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "From the mail; works once.",
    "example": "9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

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
    "hint": "Five digits, or five and four.",
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
    "hint": "Dates and hours are shown in it; leave empty for the firm's.",
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
    "hint": "Of somebody who works here.",
    "example": "Senior advisor",
    "write": [
      "admin"
    ]
  },
  "absent_until": {
    "name": "absent_until",
    "label": "Absent until",
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
    "hint": "For each kind of notification whether it is mailed and shown at once; what is not named follows the default.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Checklist changes asked for",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "New links",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Link no longer available",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Link moved",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "label": "Re-engage date due",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where one kind of notification also goes, besides the bell.",
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
        "hint": "Where one kind of notification also goes, besides the bell.",
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

/** Assign to advisor */
export const assignUsersForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "advisor_id": {
    "name": "advisor_id",
    "label": "Advisor",
    "kind": "reference",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Null leaves them without an advisor.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "advisor_id"
    }
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Kept in the timeline for staff.",
    "example": "Nearer to them."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Take away from advisor */
export const unassignUsersForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see this in the timeline.",
    "example": "Their advisor is on leave."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Make an admin */
export const makeAdminForm = {
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Kept in the audit.",
    "example": "Takes over the office."
  },
  "current_password": {
    "name": "current_password",
    "label": "Your password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Make an advisor */
export const makeAdvisorForm = {
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Kept in the audit.",
    "example": "Takes over the office."
  },
  "current_password": {
    "name": "current_password",
    "label": "Your password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Assign to advisor */
export const assignNewRequestForm = {
  "advisor_id": {
    "name": "advisor_id",
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
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "advisor_id"
    }
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Kept in the timeline for staff.",
    "example": "Knows hybrids best."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set status */
export const setUserStatusForm = {
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
        "id": "invited",
        "name": "Invited",
        "tone": "info"
      },
      {
        "id": "active",
        "name": "Active",
        "tone": "success"
      },
      {
        "id": "suspended",
        "name": "Suspended",
        "tone": "error"
      },
      {
        "id": "closed",
        "name": "Closed",
        "tone": "neutral"
      }
    ],
    "enumName": "UserStatus",
    "transitions": [
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
    ]
  },
  "hand_over_to": {
    "name": "hand_over_to",
    "label": "Clients go to",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who takes over the clients of an advisor; without it they wait for one.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "id"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Create package */
export const createPackageForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Guided Search"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Identifier",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "tagline": {
    "name": "tagline",
    "label": "Tagline",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "One line under the name.",
    "example": "We search with you and price the ones you like."
  },
  "price": {
    "name": "price",
    "label": "Price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "What a client pays before a coupon.",
    "example": 59900
  },
  "inclusions": {
    "name": "inclusions",
    "label": "Inclusions",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "hint": "What the client gets, line by line.",
    "default": [],
    "items": {
      "name": "inclusions",
      "label": "Inclusion",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 160
      },
      "example": "Up to 12 links"
    }
  },
  "max_links": {
    "name": "max_links",
    "label": "Most links",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 10000
    },
    "hint": "Beyond it none is published. Empty for no limit.",
    "example": 12
  },
  "max_otd_prices": {
    "name": "max_otd_prices",
    "label": "Most OTD prices",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "Beyond it none can be asked for. Empty for no limit.",
    "example": 3
  },
  "days_included": {
    "name": "days_included",
    "label": "Days included",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 730
    },
    "hint": "How long the advisor works for the client.",
    "default": 45,
    "example": 45
  },
  "is_active": {
    "name": "is_active",
    "label": "On sale",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off keeps it for those who have it and hides it from new clients.",
    "default": true,
    "example": true
  },
  "position": {
    "name": "position",
    "label": "Position",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000
    },
    "hint": "Order among the packages.",
    "default": 0,
    "example": 2
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save package */
export const updatePackageForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Guided Search"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Identifier",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "tagline": {
    "name": "tagline",
    "label": "Tagline",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "One line under the name.",
    "example": "We search with you and price the ones you like."
  },
  "price": {
    "name": "price",
    "label": "Price",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "What a client pays before a coupon.",
    "example": 59900
  },
  "inclusions": {
    "name": "inclusions",
    "label": "Inclusions",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "hint": "What the client gets, line by line.",
    "items": {
      "name": "inclusions",
      "label": "Inclusion",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 160
      },
      "example": "Up to 12 links"
    }
  },
  "max_links": {
    "name": "max_links",
    "label": "Most links",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 10000
    },
    "hint": "Beyond it none is published. Empty for no limit.",
    "example": 12
  },
  "max_otd_prices": {
    "name": "max_otd_prices",
    "label": "Most OTD prices",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "Beyond it none can be asked for. Empty for no limit.",
    "example": 3
  },
  "days_included": {
    "name": "days_included",
    "label": "Days included",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 730
    },
    "hint": "How long the advisor works for the client.",
    "example": 45
  },
  "is_active": {
    "name": "is_active",
    "label": "On sale",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off keeps it for those who have it and hides it from new clients.",
    "example": true
  },
  "position": {
    "name": "position",
    "label": "Position",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000
    },
    "hint": "Order among the packages.",
    "example": 2
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

/** Create coupon */
export const createCouponForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Letters, digits, dashes and underscores; upper or lower case makes no difference.",
    "example": "FALL100"
  },
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "percent",
        "name": "Percent"
      },
      {
        "id": "amount",
        "name": "Amount"
      }
    ],
    "enumName": "CouponKind"
  },
  "value": {
    "name": "value",
    "label": "Value",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "Percent (1 to 100), or cents taken off the package price.",
    "example": 10000
  },
  "min_package_price": {
    "name": "min_package_price",
    "label": "Lowest package price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The coupon is refused below it.",
    "example": 59900
  },
  "starts_at": {
    "name": "starts_at",
    "label": "Starts",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Empty to start at once.",
    "example": "2026-09-01T04:00:00.000Z"
  },
  "ends_at": {
    "name": "ends_at",
    "label": "Ends",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Empty for no end.",
    "example": "2026-12-01T04:59:00.000Z"
  },
  "max_redemptions": {
    "name": "max_redemptions",
    "label": "Most redemptions",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000000
    },
    "hint": "Empty for no limit.",
    "example": 150
  },
  "max_per_user": {
    "name": "max_per_user",
    "label": "Most for each user",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000
    },
    "hint": "Counted by account.",
    "example": 1
  },
  "package_identifiers": {
    "name": "package_identifiers",
    "label": "Packages",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 50
    },
    "hint": "None chosen means all packages.",
    "default": [],
    "items": {
      "name": "package_identifiers",
      "label": "Identifier",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 60
      },
      "hint": "Its name in addresses; small letters, digits and dashes only.",
      "example": "guided-search"
    }
  },
  "is_active": {
    "name": "is_active",
    "label": "Active",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off refuses the code at once.",
    "default": true,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save coupon */
export const updateCouponForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Letters, digits, dashes and underscores; upper or lower case makes no difference.",
    "example": "FALL100"
  },
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "percent",
        "name": "Percent"
      },
      {
        "id": "amount",
        "name": "Amount"
      }
    ],
    "enumName": "CouponKind"
  },
  "value": {
    "name": "value",
    "label": "Value",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "Percent (1 to 100), or cents taken off the package price.",
    "example": 10000
  },
  "min_package_price": {
    "name": "min_package_price",
    "label": "Lowest package price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The coupon is refused below it.",
    "example": 59900
  },
  "starts_at": {
    "name": "starts_at",
    "label": "Starts",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Empty to start at once.",
    "example": "2026-09-01T04:00:00.000Z"
  },
  "ends_at": {
    "name": "ends_at",
    "label": "Ends",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Empty for no end.",
    "example": "2026-12-01T04:59:00.000Z"
  },
  "max_redemptions": {
    "name": "max_redemptions",
    "label": "Most redemptions",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000000
    },
    "hint": "Empty for no limit.",
    "example": 150
  },
  "max_per_user": {
    "name": "max_per_user",
    "label": "Most for each user",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000
    },
    "hint": "Counted by account.",
    "example": 1
  },
  "package_identifiers": {
    "name": "package_identifiers",
    "label": "Packages",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 50
    },
    "hint": "None chosen means all packages.",
    "items": {
      "name": "package_identifiers",
      "label": "Identifier",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 60
      },
      "hint": "Its name in addresses; small letters, digits and dashes only.",
      "example": "guided-search"
    }
  },
  "is_active": {
    "name": "is_active",
    "label": "Active",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off refuses the code at once.",
    "example": true
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

/** Apply coupon */
export const validateCouponForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "FALL100"
  },
  "package_price": {
    "name": "package_price",
    "label": "Package price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "example": 59900
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "onboarding_id": {
    "name": "onboarding_id",
    "label": "Onboarding",
    "kind": "id",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "A UUID (version 7), so that ids sort by age.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Turn off */
export const turnOffCouponsForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Change end date */
export const changeCouponsEndForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "ends_at": {
    "name": "ends_at",
    "label": "Ends",
    "kind": "datetime",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Empty for no end."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Delete */
export const deleteCouponsForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Begin an onboarding */
export const createInitialClientDataForm = {
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
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": true,
    "nullable": false,
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
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "Five digits, or five and four.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "What they chose so far.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Checked again when they pay.",
    "example": "FALL100"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save onboarding */
export const updateInitialClientDataForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
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
    "required": false,
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
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
    "nullable": false,
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
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "Five digits, or five and four.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "What they chose so far.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Checked again when they pay.",
    "example": "FALL100"
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

/** Go on */
export const resumeOnboardingForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Continue */
export const saveOnboardingForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    }
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    }
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
    "nullable": false,
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
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "Five digits, or five and four.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Choose password */
export const choosePasswordForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "At least 12 characters, not a common one, not your e-mail.",
    "example": "Forecourt-demo-2026"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Refund */
export const refundPaymentForm = {
  "amount": {
    "name": "amount",
    "label": "Amount",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "Leave empty to refund what the ladder says."
  },
  "above_ladder": {
    "name": "above_ladder",
    "label": "More than is due",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "By how much the amount is above the ladder, in cents."
  },
  "refunded_before": {
    "name": "refunded_before",
    "label": "Refunded before",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "What was refunded of this payment already, in cents; nothing unless named.",
    "default": 0
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Kept with the payment."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Show checkout */
export const openCheckoutForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Show own checkout */
export const openOwnCheckoutForm = {
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Go to payment */
export const preparePaymentForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "terms_version": {
    "name": "terms_version",
    "label": "Terms accepted",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 20
    },
    "hint": "The version of terms, privacy and refund policy accepted.",
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Buy a package */
export const startPackageForm = {
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    }
  },
  "terms_version": {
    "name": "terms_version",
    "label": "Terms accepted",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 20
    },
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Upgrade */
export const startUpgradeForm = {
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in addresses; small letters, digits and dashes only.",
    "example": "guided-search"
  },
  "terms_version": {
    "name": "terms_version",
    "label": "Terms accepted",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 20
    },
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** How the payment stands */
export const getPaymentStatusForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Pay */
export const payByTestCardForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "number": {
    "name": "number",
    "label": "Card number",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 23
    },
    "example": "4242 4242 4242 4242"
  },
  "expires": {
    "name": "expires",
    "label": "Expires",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 7
    },
    "hint": "Month and year.",
    "example": "12/29"
  },
  "cvc": {
    "name": "cvc",
    "label": "Security code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4
    },
    "example": "123"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Confirm */
export const confirmTestCardForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "approve": {
    "name": "approve",
    "label": "Approve",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off stands for a refusal by the bank."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Create employee */
export const createEmployeeForm = {
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
    "example": "Maria"
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
    "example": "Alvarez"
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
    "hint": "The invitation goes here.",
    "example": "maria.alvarez@forecourt.example"
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
    "example": "(207) 555-0101"
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
    "hint": "What clients read under the name.",
    "example": "Senior advisor"
  },
  "absent_until": {
    "name": "absent_until",
    "label": "Absent until",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "The last day away; no new clients until then.",
    "example": "2026-12-04"
  },
  "capacity": {
    "name": "capacity",
    "label": "Capacity",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000
    },
    "hint": "Clients in progress at most.",
    "default": 15,
    "example": 15
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save employee */
export const updateEmployeeForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Maria"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Alvarez"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "hint": "The invitation goes here.",
    "example": "maria.alvarez@forecourt.example"
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
    "example": "(207) 555-0101"
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
    "hint": "What clients read under the name.",
    "example": "Senior advisor"
  },
  "absent_until": {
    "name": "absent_until",
    "label": "Absent until",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "The last day away; no new clients until then.",
    "example": "2026-12-04"
  },
  "capacity": {
    "name": "capacity",
    "label": "Capacity",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000
    },
    "hint": "Clients in progress at most.",
    "example": 15
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

/** Assign clients */
export const assignClientsForm = {
  "userId": {
    "name": "userId",
    "label": "Employee",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The same as in the path.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "employees"
    }
  },
  "clients": {
    "name": "clients",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "reference": {
      "resource": "client-profiles"
    },
    "items": {
      "name": "clients",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Remove clients */
export const removeClientsForm = {
  "clients": {
    "name": "clients",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "reference": {
      "resource": "client-profiles"
    },
    "items": {
      "name": "clients",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Suspend */
export const suspendEmployeeForm = {
  "hand_over_to": {
    "name": "hand_over_to",
    "label": "Clients go to",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Leave empty to have them wait for an advisor.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "id"
    }
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see this in the timeline.",
    "example": "On leave until spring."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Hand over */
export const handOverClientsForm = {
  "to": {
    "name": "to",
    "label": "To",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who takes over everybody not named below.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "id"
    }
  },
  "clients": {
    "name": "clients",
    "label": "Client by client",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "Who goes to whom.",
    "items": {
      "name": "clients",
      "label": "Clients",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
          "name": "client_id",
          "label": "Client",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "client-profiles"
          }
        },
        {
          "name": "advisor_id",
          "label": "Goes to",
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
      ]
    }
  },
  "suspend": {
    "name": "suspend",
    "label": "Suspend",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Suspends the employee in the same step."
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see this in the timeline.",
    "example": "On parental leave."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save as you type */
export const autoSavePreferencesForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "packages"
    }
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
    "hint": "The version the change was made on; an older one is refused (409)."
  },
  "selections": {
    "name": "selections",
    "label": "Selections",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "What the client is looking for.",
    "fields": [
      {
        "name": "money",
        "label": "Money",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "What the car may cost and how it is paid for.",
        "fields": [
          {
            "name": "method",
            "label": "Paying by",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "finance",
            "choices": [
              {
                "id": "cash",
                "name": "Cash"
              },
              {
                "id": "finance",
                "name": "Finance"
              },
              {
                "id": "lease",
                "name": "Lease"
              }
            ],
            "enumName": "PurchaseMethod"
          },
          {
            "name": "max_total",
            "label": "Total budget",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "hint": "Out the door, taxes and fees included.",
            "example": 4000000
          },
          {
            "name": "max_monthly",
            "label": "Monthly budget",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "example": 62000
          },
          {
            "name": "down_payment",
            "label": "Down payment",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "example": 500000
          },
          {
            "name": "credit_tier",
            "label": "Credit score",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "hint": "As you see it; we never ask for a social security number.",
            "example": "good",
            "choices": [
              {
                "id": "excellent",
                "name": "Excellent (740 and up)"
              },
              {
                "id": "good",
                "name": "Good (670 to 739)"
              },
              {
                "id": "fair",
                "name": "Fair (580 to 669)"
              },
              {
                "id": "rebuilding",
                "name": "Rebuilding (under 580)"
              },
              {
                "id": "unsure",
                "name": "Not sure"
              }
            ],
            "enumName": "CreditTier"
          },
          {
            "name": "term_months",
            "label": "Months to pay",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 12,
              "maximum": 120
            },
            "hint": "Of the loan or lease.",
            "example": 60
          },
          {
            "name": "annual_miles",
            "label": "Miles per year",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 200000
            },
            "example": 12000
          }
        ]
      },
      {
        "name": "vehicles",
        "label": "Vehicles",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 10
        },
        "hint": "The most wanted first.",
        "items": {
          "name": "vehicles",
          "label": "Vehicle",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "One vehicle the client could live with; their order is their rank.",
          "fields": [
            {
              "name": "id",
              "label": "Id",
              "kind": "id",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 36
              },
              "hint": "Made by the browser.",
              "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
            },
            {
              "name": "conditions",
              "label": "New or used",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 3
              },
              "items": {
                "name": "conditions",
                "label": "Condition",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "new",
                    "name": "New"
                  },
                  {
                    "id": "used",
                    "name": "Used"
                  },
                  {
                    "id": "certified",
                    "name": "Certified pre-owned"
                  }
                ],
                "enumName": "VehicleCondition"
              }
            },
            {
              "name": "body_styles",
              "label": "Body styles",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 9
              },
              "items": {
                "name": "body_styles",
                "label": "Body style",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "sedan",
                    "name": "Sedan"
                  },
                  {
                    "id": "suv",
                    "name": "SUV"
                  },
                  {
                    "id": "truck",
                    "name": "Truck"
                  },
                  {
                    "id": "minivan",
                    "name": "Minivan"
                  },
                  {
                    "id": "hatchback",
                    "name": "Hatchback"
                  },
                  {
                    "id": "wagon",
                    "name": "Wagon"
                  },
                  {
                    "id": "coupe",
                    "name": "Coupe"
                  },
                  {
                    "id": "convertible",
                    "name": "Convertible"
                  },
                  {
                    "id": "van",
                    "name": "Van"
                  }
                ],
                "enumName": "BodyStyle"
              }
            },
            {
              "name": "makes",
              "label": "Makes and models",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 20
              },
              "hint": "The most wanted first.",
              "items": {
                "name": "makes",
                "label": "Make and model",
                "kind": "object",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "hint": "A car by make, and by model and trim where those matter.",
                "fields": [
                  {
                    "name": "make",
                    "label": "Make",
                    "kind": "string",
                    "required": true,
                    "nullable": false,
                    "readOnly": false,
                    "rules": {
                      "maxLength": 60
                    },
                    "example": "Toyota"
                  },
                  {
                    "name": "model",
                    "label": "Model",
                    "kind": "string",
                    "required": false,
                    "nullable": true,
                    "readOnly": false,
                    "rules": {
                      "maxLength": 80
                    },
                    "hint": "Empty for any model.",
                    "example": "RAV4 Hybrid"
                  },
                  {
                    "name": "trim",
                    "label": "Trim",
                    "kind": "string",
                    "required": false,
                    "nullable": true,
                    "readOnly": false,
                    "rules": {
                      "maxLength": 80
                    },
                    "hint": "Empty for any trim.",
                    "example": "XLE"
                  }
                ]
              }
            },
            {
              "name": "never_makes",
              "label": "Makes never wanted",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 30
              },
              "items": {
                "name": "never_makes",
                "label": "Make",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "maxLength": 60
                },
                "example": "Fiat"
              }
            },
            {
              "name": "year_min",
              "label": "Oldest year",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1950,
                "maximum": 2100
              },
              "example": 2021
            },
            {
              "name": "year_max",
              "label": "Newest year",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1950,
                "maximum": 2100
              },
              "example": 2026
            },
            {
              "name": "max_mileage",
              "label": "Most miles",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 1000000
              },
              "example": 30000
            },
            {
              "name": "drivetrains",
              "label": "Drivetrain",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 4
              },
              "items": {
                "name": "drivetrains",
                "label": "Drivetrain",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "fwd",
                    "name": "Front-wheel drive"
                  },
                  {
                    "id": "rwd",
                    "name": "Rear-wheel drive"
                  },
                  {
                    "id": "awd",
                    "name": "All-wheel drive"
                  },
                  {
                    "id": "four_wd",
                    "name": "Four-wheel drive"
                  }
                ],
                "enumName": "Drivetrain"
              }
            },
            {
              "name": "transmission",
              "label": "Transmission",
              "kind": "enum",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {},
              "example": "automatic",
              "choices": [
                {
                  "id": "automatic",
                  "name": "Automatic"
                },
                {
                  "id": "manual",
                  "name": "Manual"
                },
                {
                  "id": "any",
                  "name": "Either"
                }
              ],
              "enumName": "Transmission"
            },
            {
              "name": "fuels",
              "label": "Fuel",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 5
              },
              "items": {
                "name": "fuels",
                "label": "Fuel",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "gas",
                    "name": "Gas"
                  },
                  {
                    "id": "hybrid",
                    "name": "Hybrid"
                  },
                  {
                    "id": "plug_in_hybrid",
                    "name": "Plug-in hybrid"
                  },
                  {
                    "id": "electric",
                    "name": "Electric"
                  },
                  {
                    "id": "diesel",
                    "name": "Diesel"
                  }
                ],
                "enumName": "FuelKind"
              }
            },
            {
              "name": "seats_min",
              "label": "Fewest seats",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1,
                "maximum": 15
              },
              "example": 5
            },
            {
              "name": "doors_min",
              "label": "Fewest doors",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 2,
                "maximum": 5
              },
              "example": 4
            }
          ]
        }
      },
      {
        "name": "taste",
        "label": "Taste",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Colors and options.",
        "fields": [
          {
            "name": "exterior_colours",
            "label": "Outside",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "hint": "The best first.",
            "items": {
              "name": "exterior_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "Blue"
            }
          },
          {
            "name": "interior_colours",
            "label": "Inside",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "hint": "The best first.",
            "items": {
              "name": "interior_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "Black"
            }
          },
          {
            "name": "rejected_colours",
            "label": "Never",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "items": {
              "name": "rejected_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "White"
            }
          },
          {
            "name": "options",
            "label": "Options",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 60
            },
            "items": {
              "name": "options",
              "label": "Option",
              "kind": "object",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {},
              "hint": "An option and how much it matters.",
              "fields": [
                {
                  "name": "name",
                  "label": "Option",
                  "kind": "string",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {
                    "maxLength": 80
                  },
                  "example": "Heated seats"
                },
                {
                  "name": "wish",
                  "label": "How much",
                  "kind": "enum",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {},
                  "choices": [
                    {
                      "id": "must",
                      "name": "Must have"
                    },
                    {
                      "id": "nice",
                      "name": "Nice to have"
                    },
                    {
                      "id": "never",
                      "name": "Never"
                    }
                  ],
                  "enumName": "OptionWish"
                }
              ]
            }
          }
        ]
      },
      {
        "name": "logistics",
        "label": "Logistics",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where, when and how.",
        "fields": [
          {
            "name": "zip",
            "label": "ZIP",
            "kind": "string",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "04101"
          },
          {
            "name": "max_distance",
            "label": "Most miles away",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 1,
              "maximum": 5000
            },
            "example": 60
          },
          {
            "name": "delivery",
            "label": "Getting it",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "either",
            "choices": [
              {
                "id": "pick_up",
                "name": "I pick it up"
              },
              {
                "id": "delivery",
                "name": "Delivered to me"
              },
              {
                "id": "either",
                "name": "Either"
              }
            ],
            "enumName": "DeliveryWish"
          },
          {
            "name": "earliest",
            "label": "Not before",
            "kind": "date",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "2026-12-01"
          },
          {
            "name": "latest",
            "label": "Not after",
            "kind": "date",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "2027-01-15"
          },
          {
            "name": "contact_way",
            "label": "Best way to reach you",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
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
          {
            "name": "contact_time",
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
          {
            "name": "second_decider",
            "label": "Who decides with you",
            "kind": "object",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "hint": "Who decides with the client.",
            "fields": [
              {
                "name": "name",
                "label": "Name",
                "kind": "string",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 120
                },
                "example": "Daniel Okafor"
              },
              {
                "name": "email",
                "label": "E-mail",
                "kind": "email",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 254
                },
                "example": "daniel.okafor@mailhaven.com"
              },
              {
                "name": "phone",
                "label": "Phone",
                "kind": "phone",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 25
                },
                "example": "(207) 555-0149"
              }
            ]
          },
          {
            "name": "remarks",
            "label": "Anything else",
            "kind": "text",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 2000
            },
            "example": "The dog crate must fit behind the second row."
          }
        ]
      }
    ]
  },
  "trade_in": {
    "name": "trade_in",
    "label": "Trade-in",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "The car the client gives in payment.",
    "fields": [
      {
        "name": "has_trade_in",
        "label": "I have a car to trade in",
        "kind": "boolean",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": true
      },
      {
        "name": "vin",
        "label": "VIN",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 17
        },
        "hint": "17 letters and digits; a doubtful one is only warned about.",
        "example": "KNDPM3AC0H7123456"
      },
      {
        "name": "year",
        "label": "Year",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 1950,
          "maximum": 2100
        },
        "example": 2017
      },
      {
        "name": "make",
        "label": "Make",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 60
        },
        "example": "Kia"
      },
      {
        "name": "model",
        "label": "Model",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 80
        },
        "example": "Sportage"
      },
      {
        "name": "trim",
        "label": "Trim",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 80
        },
        "example": "LX"
      },
      {
        "name": "mileage",
        "label": "Miles",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 1000000
        },
        "example": 71200
      },
      {
        "name": "condition",
        "label": "Condition",
        "kind": "enum",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": "good",
        "choices": [
          {
            "id": "excellent",
            "name": "Excellent"
          },
          {
            "id": "good",
            "name": "Good"
          },
          {
            "id": "fair",
            "name": "Fair"
          },
          {
            "id": "poor",
            "name": "Poor"
          }
        ],
        "enumName": "TradeInCondition"
      },
      {
        "name": "lienholder",
        "label": "Lienholder",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 120
        },
        "hint": "The bank you still owe on it; leave empty if nothing is owed.",
        "example": "Casco Bay Credit Union"
      },
      {
        "name": "payoff",
        "label": "Payoff",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "hint": "What is still owed.",
        "example": 312000
      },
      {
        "name": "payoff_good_through",
        "label": "Payoff good through",
        "kind": "date",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 10
        },
        "example": "2026-12-05"
      },
      {
        "name": "title_in_hand",
        "label": "Title in hand",
        "kind": "boolean",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": false
      },
      {
        "name": "accidents",
        "label": "Accidents",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 20
        },
        "hint": "Leave empty if you do not know.",
        "example": 0
      },
      {
        "name": "accident_details",
        "label": "What happened",
        "kind": "text",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 1000
        },
        "example": "Rear bumper replaced in 2021."
      },
      {
        "name": "keys",
        "label": "Keys",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 10
        },
        "example": 2
      },
      {
        "name": "photo_ids",
        "label": "Photos",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 30
        },
        "hint": "Files uploaded as trade-in photos.",
        "items": {
          "name": "photo_ids",
          "label": "Id",
          "kind": "id",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "hint": "A UUID (version 7), so that ids sort by age.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
        }
      },
      {
        "name": "offers",
        "label": "Offers you have",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 20
        },
        "items": {
          "name": "offers",
          "label": "Offer",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "What somebody has offered for the car.",
          "fields": [
            {
              "name": "from",
              "label": "From",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 120
              },
              "example": "CarMax"
            },
            {
              "name": "amount",
              "label": "Amount",
              "kind": "cents",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 100000000
              },
              "example": 59900
            },
            {
              "name": "offered_on",
              "label": "On",
              "kind": "date",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "maxLength": 10
              },
              "example": "2026-11-14"
            }
          ]
        }
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save selections */
export const setPreferencesSelectionsForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "packages"
    }
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
    "hint": "The version the change was made on; an older one is refused (409)."
  },
  "selections": {
    "name": "selections",
    "label": "Selections",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "What the client is looking for.",
    "fields": [
      {
        "name": "money",
        "label": "Money",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "What the car may cost and how it is paid for.",
        "fields": [
          {
            "name": "method",
            "label": "Paying by",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "finance",
            "choices": [
              {
                "id": "cash",
                "name": "Cash"
              },
              {
                "id": "finance",
                "name": "Finance"
              },
              {
                "id": "lease",
                "name": "Lease"
              }
            ],
            "enumName": "PurchaseMethod"
          },
          {
            "name": "max_total",
            "label": "Total budget",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "hint": "Out the door, taxes and fees included.",
            "example": 4000000
          },
          {
            "name": "max_monthly",
            "label": "Monthly budget",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "example": 62000
          },
          {
            "name": "down_payment",
            "label": "Down payment",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "example": 500000
          },
          {
            "name": "credit_tier",
            "label": "Credit score",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "hint": "As you see it; we never ask for a social security number.",
            "example": "good",
            "choices": [
              {
                "id": "excellent",
                "name": "Excellent (740 and up)"
              },
              {
                "id": "good",
                "name": "Good (670 to 739)"
              },
              {
                "id": "fair",
                "name": "Fair (580 to 669)"
              },
              {
                "id": "rebuilding",
                "name": "Rebuilding (under 580)"
              },
              {
                "id": "unsure",
                "name": "Not sure"
              }
            ],
            "enumName": "CreditTier"
          },
          {
            "name": "term_months",
            "label": "Months to pay",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 12,
              "maximum": 120
            },
            "hint": "Of the loan or lease.",
            "example": 60
          },
          {
            "name": "annual_miles",
            "label": "Miles per year",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 200000
            },
            "example": 12000
          }
        ]
      },
      {
        "name": "vehicles",
        "label": "Vehicles",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 10
        },
        "hint": "The most wanted first.",
        "items": {
          "name": "vehicles",
          "label": "Vehicle",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "One vehicle the client could live with; their order is their rank.",
          "fields": [
            {
              "name": "id",
              "label": "Id",
              "kind": "id",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 36
              },
              "hint": "Made by the browser.",
              "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
            },
            {
              "name": "conditions",
              "label": "New or used",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 3
              },
              "items": {
                "name": "conditions",
                "label": "Condition",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "new",
                    "name": "New"
                  },
                  {
                    "id": "used",
                    "name": "Used"
                  },
                  {
                    "id": "certified",
                    "name": "Certified pre-owned"
                  }
                ],
                "enumName": "VehicleCondition"
              }
            },
            {
              "name": "body_styles",
              "label": "Body styles",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 9
              },
              "items": {
                "name": "body_styles",
                "label": "Body style",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "sedan",
                    "name": "Sedan"
                  },
                  {
                    "id": "suv",
                    "name": "SUV"
                  },
                  {
                    "id": "truck",
                    "name": "Truck"
                  },
                  {
                    "id": "minivan",
                    "name": "Minivan"
                  },
                  {
                    "id": "hatchback",
                    "name": "Hatchback"
                  },
                  {
                    "id": "wagon",
                    "name": "Wagon"
                  },
                  {
                    "id": "coupe",
                    "name": "Coupe"
                  },
                  {
                    "id": "convertible",
                    "name": "Convertible"
                  },
                  {
                    "id": "van",
                    "name": "Van"
                  }
                ],
                "enumName": "BodyStyle"
              }
            },
            {
              "name": "makes",
              "label": "Makes and models",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 20
              },
              "hint": "The most wanted first.",
              "items": {
                "name": "makes",
                "label": "Make and model",
                "kind": "object",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "hint": "A car by make, and by model and trim where those matter.",
                "fields": [
                  {
                    "name": "make",
                    "label": "Make",
                    "kind": "string",
                    "required": true,
                    "nullable": false,
                    "readOnly": false,
                    "rules": {
                      "maxLength": 60
                    },
                    "example": "Toyota"
                  },
                  {
                    "name": "model",
                    "label": "Model",
                    "kind": "string",
                    "required": false,
                    "nullable": true,
                    "readOnly": false,
                    "rules": {
                      "maxLength": 80
                    },
                    "hint": "Empty for any model.",
                    "example": "RAV4 Hybrid"
                  },
                  {
                    "name": "trim",
                    "label": "Trim",
                    "kind": "string",
                    "required": false,
                    "nullable": true,
                    "readOnly": false,
                    "rules": {
                      "maxLength": 80
                    },
                    "hint": "Empty for any trim.",
                    "example": "XLE"
                  }
                ]
              }
            },
            {
              "name": "never_makes",
              "label": "Makes never wanted",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 30
              },
              "items": {
                "name": "never_makes",
                "label": "Make",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "maxLength": 60
                },
                "example": "Fiat"
              }
            },
            {
              "name": "year_min",
              "label": "Oldest year",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1950,
                "maximum": 2100
              },
              "example": 2021
            },
            {
              "name": "year_max",
              "label": "Newest year",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1950,
                "maximum": 2100
              },
              "example": 2026
            },
            {
              "name": "max_mileage",
              "label": "Most miles",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 1000000
              },
              "example": 30000
            },
            {
              "name": "drivetrains",
              "label": "Drivetrain",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 4
              },
              "items": {
                "name": "drivetrains",
                "label": "Drivetrain",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "fwd",
                    "name": "Front-wheel drive"
                  },
                  {
                    "id": "rwd",
                    "name": "Rear-wheel drive"
                  },
                  {
                    "id": "awd",
                    "name": "All-wheel drive"
                  },
                  {
                    "id": "four_wd",
                    "name": "Four-wheel drive"
                  }
                ],
                "enumName": "Drivetrain"
              }
            },
            {
              "name": "transmission",
              "label": "Transmission",
              "kind": "enum",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {},
              "example": "automatic",
              "choices": [
                {
                  "id": "automatic",
                  "name": "Automatic"
                },
                {
                  "id": "manual",
                  "name": "Manual"
                },
                {
                  "id": "any",
                  "name": "Either"
                }
              ],
              "enumName": "Transmission"
            },
            {
              "name": "fuels",
              "label": "Fuel",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 5
              },
              "items": {
                "name": "fuels",
                "label": "Fuel",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "choices": [
                  {
                    "id": "gas",
                    "name": "Gas"
                  },
                  {
                    "id": "hybrid",
                    "name": "Hybrid"
                  },
                  {
                    "id": "plug_in_hybrid",
                    "name": "Plug-in hybrid"
                  },
                  {
                    "id": "electric",
                    "name": "Electric"
                  },
                  {
                    "id": "diesel",
                    "name": "Diesel"
                  }
                ],
                "enumName": "FuelKind"
              }
            },
            {
              "name": "seats_min",
              "label": "Fewest seats",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1,
                "maximum": 15
              },
              "example": 5
            },
            {
              "name": "doors_min",
              "label": "Fewest doors",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 2,
                "maximum": 5
              },
              "example": 4
            }
          ]
        }
      },
      {
        "name": "taste",
        "label": "Taste",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Colors and options.",
        "fields": [
          {
            "name": "exterior_colours",
            "label": "Outside",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "hint": "The best first.",
            "items": {
              "name": "exterior_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "Blue"
            }
          },
          {
            "name": "interior_colours",
            "label": "Inside",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "hint": "The best first.",
            "items": {
              "name": "interior_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "Black"
            }
          },
          {
            "name": "rejected_colours",
            "label": "Never",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "items": {
              "name": "rejected_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "White"
            }
          },
          {
            "name": "options",
            "label": "Options",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 60
            },
            "items": {
              "name": "options",
              "label": "Option",
              "kind": "object",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {},
              "hint": "An option and how much it matters.",
              "fields": [
                {
                  "name": "name",
                  "label": "Option",
                  "kind": "string",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {
                    "maxLength": 80
                  },
                  "example": "Heated seats"
                },
                {
                  "name": "wish",
                  "label": "How much",
                  "kind": "enum",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {},
                  "choices": [
                    {
                      "id": "must",
                      "name": "Must have"
                    },
                    {
                      "id": "nice",
                      "name": "Nice to have"
                    },
                    {
                      "id": "never",
                      "name": "Never"
                    }
                  ],
                  "enumName": "OptionWish"
                }
              ]
            }
          }
        ]
      },
      {
        "name": "logistics",
        "label": "Logistics",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Where, when and how.",
        "fields": [
          {
            "name": "zip",
            "label": "ZIP",
            "kind": "string",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "04101"
          },
          {
            "name": "max_distance",
            "label": "Most miles away",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 1,
              "maximum": 5000
            },
            "example": 60
          },
          {
            "name": "delivery",
            "label": "Getting it",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "either",
            "choices": [
              {
                "id": "pick_up",
                "name": "I pick it up"
              },
              {
                "id": "delivery",
                "name": "Delivered to me"
              },
              {
                "id": "either",
                "name": "Either"
              }
            ],
            "enumName": "DeliveryWish"
          },
          {
            "name": "earliest",
            "label": "Not before",
            "kind": "date",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "2026-12-01"
          },
          {
            "name": "latest",
            "label": "Not after",
            "kind": "date",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "2027-01-15"
          },
          {
            "name": "contact_way",
            "label": "Best way to reach you",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
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
          {
            "name": "contact_time",
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
          {
            "name": "second_decider",
            "label": "Who decides with you",
            "kind": "object",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "hint": "Who decides with the client.",
            "fields": [
              {
                "name": "name",
                "label": "Name",
                "kind": "string",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 120
                },
                "example": "Daniel Okafor"
              },
              {
                "name": "email",
                "label": "E-mail",
                "kind": "email",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 254
                },
                "example": "daniel.okafor@mailhaven.com"
              },
              {
                "name": "phone",
                "label": "Phone",
                "kind": "phone",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 25
                },
                "example": "(207) 555-0149"
              }
            ]
          },
          {
            "name": "remarks",
            "label": "Anything else",
            "kind": "text",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 2000
            },
            "example": "The dog crate must fit behind the second row."
          }
        ]
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Submit checklist */
export const submitPreferencesForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "packages"
    }
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
    "hint": "The version the change was made on; an older one is refused (409)."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Ask for changes */
export const requestPreferencesChangesForm = {
  "note": {
    "name": "note",
    "label": "What should change",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "example": "Is a plug-in hybrid an option?"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save trade-in */
export const updateTradeInForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "packages"
    }
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
    "hint": "The version the change was made on; an older one is refused (409)."
  },
  "trade_in": {
    "name": "trade_in",
    "label": "Trade-in",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "The car the client gives in payment.",
    "fields": [
      {
        "name": "has_trade_in",
        "label": "I have a car to trade in",
        "kind": "boolean",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": true
      },
      {
        "name": "vin",
        "label": "VIN",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 17
        },
        "hint": "17 letters and digits; a doubtful one is only warned about.",
        "example": "KNDPM3AC0H7123456"
      },
      {
        "name": "year",
        "label": "Year",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 1950,
          "maximum": 2100
        },
        "example": 2017
      },
      {
        "name": "make",
        "label": "Make",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 60
        },
        "example": "Kia"
      },
      {
        "name": "model",
        "label": "Model",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 80
        },
        "example": "Sportage"
      },
      {
        "name": "trim",
        "label": "Trim",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 80
        },
        "example": "LX"
      },
      {
        "name": "mileage",
        "label": "Miles",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 1000000
        },
        "example": 71200
      },
      {
        "name": "condition",
        "label": "Condition",
        "kind": "enum",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": "good",
        "choices": [
          {
            "id": "excellent",
            "name": "Excellent"
          },
          {
            "id": "good",
            "name": "Good"
          },
          {
            "id": "fair",
            "name": "Fair"
          },
          {
            "id": "poor",
            "name": "Poor"
          }
        ],
        "enumName": "TradeInCondition"
      },
      {
        "name": "lienholder",
        "label": "Lienholder",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 120
        },
        "hint": "The bank you still owe on it; leave empty if nothing is owed.",
        "example": "Casco Bay Credit Union"
      },
      {
        "name": "payoff",
        "label": "Payoff",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "hint": "What is still owed.",
        "example": 312000
      },
      {
        "name": "payoff_good_through",
        "label": "Payoff good through",
        "kind": "date",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 10
        },
        "example": "2026-12-05"
      },
      {
        "name": "title_in_hand",
        "label": "Title in hand",
        "kind": "boolean",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": false
      },
      {
        "name": "accidents",
        "label": "Accidents",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 20
        },
        "hint": "Leave empty if you do not know.",
        "example": 0
      },
      {
        "name": "accident_details",
        "label": "What happened",
        "kind": "text",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 1000
        },
        "example": "Rear bumper replaced in 2021."
      },
      {
        "name": "keys",
        "label": "Keys",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 10
        },
        "example": 2
      },
      {
        "name": "photo_ids",
        "label": "Photos",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 30
        },
        "hint": "Files uploaded as trade-in photos.",
        "items": {
          "name": "photo_ids",
          "label": "Id",
          "kind": "id",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "hint": "A UUID (version 7), so that ids sort by age.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
        }
      },
      {
        "name": "offers",
        "label": "Offers you have",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 20
        },
        "items": {
          "name": "offers",
          "label": "Offer",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "What somebody has offered for the car.",
          "fields": [
            {
              "name": "from",
              "label": "From",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 120
              },
              "example": "CarMax"
            },
            {
              "name": "amount",
              "label": "Amount",
              "kind": "cents",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 100000000
              },
              "example": 59900
            },
            {
              "name": "offered_on",
              "label": "On",
              "kind": "date",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "maxLength": 10
              },
              "example": "2026-11-14"
            }
          ]
        }
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Create folder */
export const createClientFolderForm = {
  "client_id": {
    "name": "client_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Whose folder it is.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Hannah Okafor"
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Displayed",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off hides the folder from the client.",
    "default": true,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save folder */
export const updateClientFolderForm = {
  "client_id": {
    "name": "client_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Whose folder it is.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Hannah Okafor"
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Displayed",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off hides the folder from the client.",
    "example": true
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

/** Upload files */
export const uploadFolderFilesForm = {
  "files": {
    "name": "files",
    "label": "Files",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "items": {
      "name": "files",
      "label": "File",
      "kind": "file",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 26214400
      }
    }
  },
  "is_shown": {
    "name": "is_shown",
    "label": "Show to the client",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "At once.",
    "write": [
      "admin",
      "employee"
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Show or hide folder */
export const updateFolderDisplayForm = {
  "is_displayed": {
    "name": "is_displayed",
    "label": "Displayed to the client",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "start": "is_displayed"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Show or hide file */
export const updateFileVisibilityForm = {
  "file_name": {
    "name": "file_name",
    "label": "File",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 255
    },
    "hint": "The file's name in the folder.",
    "example": "service-record.pdf"
  },
  "is_shown": {
    "name": "is_shown",
    "label": "Shown to the client",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {}
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Delete file */
export const deleteFolderFileForm = {
  "file_name": {
    "name": "file_name",
    "label": "File",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 255
    },
    "hint": "The file's name in the folder.",
    "example": "service-record.pdf"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Launch complaint */
export const createComplaintForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who complains; staff name the client they write for.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin",
      "employee"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "subject": {
    "name": "subject",
    "label": "Subject",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "The OTD price rose after I accepted",
    "write": [
      "admin",
      "employee",
      "client"
    ]
  },
  "category": {
    "name": "category",
    "label": "Category",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "advisor",
        "name": "My advisor"
      },
      {
        "id": "listing",
        "name": "A car or listing"
      },
      {
        "id": "price",
        "name": "A price"
      },
      {
        "id": "payment",
        "name": "A payment"
      },
      {
        "id": "delay",
        "name": "Waiting too long"
      },
      {
        "id": "other",
        "name": "Something else"
      }
    ],
    "enumName": "ComplaintCategory"
  },
  "details": {
    "name": "details",
    "label": "Details",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "What happened, and what would make it right.",
    "example": "The dealer added a protection package of $895 on the day. Please have it taken off.",
    "write": [
      "admin",
      "employee",
      "client"
    ]
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Files uploaded before, by their ids; each is taken up once.",
    "write": [
      "admin",
      "employee",
      "client"
    ],
    "items": {
      "name": "attachment_ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save complaint */
export const updateComplaintForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who complains; staff name the client they write for.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "subject": {
    "name": "subject",
    "label": "Subject",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "The OTD price rose after I accepted",
    "write": [
      "client"
    ]
  },
  "category": {
    "name": "category",
    "label": "Category",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "advisor",
        "name": "My advisor"
      },
      {
        "id": "listing",
        "name": "A car or listing"
      },
      {
        "id": "price",
        "name": "A price"
      },
      {
        "id": "payment",
        "name": "A payment"
      },
      {
        "id": "delay",
        "name": "Waiting too long"
      },
      {
        "id": "other",
        "name": "Something else"
      }
    ],
    "enumName": "ComplaintCategory"
  },
  "details": {
    "name": "details",
    "label": "Details",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "What happened, and what would make it right.",
    "example": "The dealer added a protection package of $895 on the day. Please have it taken off.",
    "write": [
      "client"
    ]
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Files uploaded before, by their ids; each is taken up once.",
    "write": [
      "client"
    ],
    "items": {
      "name": "attachment_ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
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

/** Set status */
export const setComplaintStatusForm = {
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
        "id": "submitted",
        "name": "Submitted",
        "tone": "turn"
      },
      {
        "id": "in_progress",
        "name": "In progress",
        "tone": "info"
      },
      {
        "id": "waiting_on_client",
        "name": "Waiting on client",
        "tone": "neutral"
      },
      {
        "id": "resolved",
        "name": "Resolved",
        "tone": "success"
      },
      {
        "id": "closed",
        "name": "Closed",
        "tone": "neutral"
      },
      {
        "id": "withdrawn",
        "name": "Withdrawn",
        "tone": "neutral"
      }
    ],
    "enumName": "ComplaintStatus",
    "transitions": [
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
        "label": "Go on",
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
    ]
  },
  "note": {
    "name": "note",
    "label": "Note",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "A word with it for the other side.",
    "example": "We have spoken to the dealer."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Reply */
export const replyToComplaintForm = {
  "text": {
    "name": "text",
    "label": "Reply",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Thank you. Saturday morning suits me."
  },
  "is_internal": {
    "name": "is_internal",
    "label": "Internal note",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Shown to staff alone.",
    "write": [
      "admin",
      "employee"
    ]
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Files uploaded before, by their ids; each is taken up once.",
    "items": {
      "name": "attachment_ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Send */
export const sendMessageForm = {
  "chat_id": {
    "name": "chat_id",
    "label": "Chat",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "A chat, or 21 for the desk chat: as text, or as the number of the brief (section 9).",
    "example": "21"
  },
  "message_id": {
    "name": "message_id",
    "label": "Message",
    "kind": "id",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Made by the sender, so that a retry never doubles.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  },
  "text": {
    "name": "text",
    "label": "Message",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "May be empty with a file.",
    "example": "Joint with Daniel. Does that change the payoff?"
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Files uploaded before, by their ids; each is taken up once.",
    "items": {
      "name": "attachment_ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "client_id": {
    "name": "client_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "For staff who write to the desk chat of a client who has none yet.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin",
      "employee"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set status */
export const updateChatStatusForm = {
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
        "id": "needs_reply",
        "name": "Needs reply",
        "tone": "turn"
      },
      {
        "id": "waiting_on_client",
        "name": "Waiting on client",
        "tone": "neutral"
      },
      {
        "id": "snoozed",
        "name": "Snoozed",
        "tone": "info"
      },
      {
        "id": "resolved",
        "name": "Resolved",
        "tone": "success"
      }
    ],
    "enumName": "ChatEmployeeStatus",
    "transitions": [
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
    ]
  },
  "snoozed_until": {
    "name": "snoozed_until",
    "label": "Snooze until",
    "kind": "datetime",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Asked for with snoozed."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set status */
export const updateChatStatusClientForm = {
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
        "id": "new_reply",
        "name": "New reply",
        "tone": "turn"
      },
      {
        "id": "waiting_on_advisor",
        "name": "Waiting on your advisor",
        "tone": "neutral"
      },
      {
        "id": "up_to_date",
        "name": "Up to date",
        "tone": "success"
      }
    ],
    "enumName": "ChatClientStatus",
    "transitions": [
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
        "label": "Nothing more needed",
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
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Mark as read */
export const markChatReadForm = {
  "seq": {
    "name": "seq",
    "label": "Up to message",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 2147483647
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Add listing */
export const createListingForm = {
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "The car in one line.",
    "example": "2025 Toyota RAV4 Hybrid XLE Premium"
  },
  "url": {
    "name": "url",
    "label": "Web address",
    "kind": "url",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Of the offer; kept without what only tracks.",
    "default": null,
    "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
  },
  "vin": {
    "name": "vin",
    "label": "VIN",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 17
    },
    "hint": "17 letters and digits; a doubtful one is only warned about.",
    "default": null,
    "example": "2T3P1RFV8SC123456"
  },
  "make": {
    "name": "make",
    "label": "Make",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "default": null,
    "example": "Toyota"
  },
  "model": {
    "name": "model",
    "label": "Model",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "default": null,
    "example": "RAV4 Hybrid"
  },
  "trim": {
    "name": "trim",
    "label": "Trim",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "default": null,
    "example": "XLE Premium"
  },
  "year": {
    "name": "year",
    "label": "Year",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1950,
      "maximum": 2100
    },
    "default": null,
    "example": 2025
  },
  "condition": {
    "name": "condition",
    "label": "New or used",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "new",
    "choices": [
      {
        "id": "new",
        "name": "New"
      },
      {
        "id": "used",
        "name": "Used"
      },
      {
        "id": "certified",
        "name": "Certified pre-owned"
      }
    ],
    "enumName": "VehicleCondition"
  },
  "price": {
    "name": "price",
    "label": "Asking price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Before taxes and fees.",
    "default": null,
    "example": 3748000,
    "whole": true
  },
  "miles": {
    "name": "miles",
    "label": "Miles",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000000
    },
    "default": null,
    "example": 6
  },
  "dealer": {
    "name": "dealer",
    "label": "Seller",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "default": null,
    "example": "Northgate Toyota"
  },
  "place": {
    "name": "place",
    "label": "Place",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "City and state.",
    "default": null,
    "example": "Dublin, OH"
  },
  "distance": {
    "name": "distance",
    "label": "Distance",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 5000
    },
    "hint": "In miles from the client.",
    "default": null,
    "example": 14
  },
  "body_style": {
    "name": "body_style",
    "label": "Body style",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "suv",
    "choices": [
      {
        "id": "sedan",
        "name": "Sedan"
      },
      {
        "id": "suv",
        "name": "SUV"
      },
      {
        "id": "truck",
        "name": "Truck"
      },
      {
        "id": "minivan",
        "name": "Minivan"
      },
      {
        "id": "hatchback",
        "name": "Hatchback"
      },
      {
        "id": "wagon",
        "name": "Wagon"
      },
      {
        "id": "coupe",
        "name": "Coupe"
      },
      {
        "id": "convertible",
        "name": "Convertible"
      },
      {
        "id": "van",
        "name": "Van"
      }
    ],
    "enumName": "BodyStyle"
  },
  "fuel": {
    "name": "fuel",
    "label": "Fuel",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "hybrid",
    "choices": [
      {
        "id": "gas",
        "name": "Gas"
      },
      {
        "id": "hybrid",
        "name": "Hybrid"
      },
      {
        "id": "plug_in_hybrid",
        "name": "Plug-in hybrid"
      },
      {
        "id": "electric",
        "name": "Electric"
      },
      {
        "id": "diesel",
        "name": "Diesel"
      }
    ],
    "enumName": "FuelKind"
  },
  "drivetrain": {
    "name": "drivetrain",
    "label": "Drivetrain",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "awd",
    "choices": [
      {
        "id": "fwd",
        "name": "Front-wheel drive"
      },
      {
        "id": "rwd",
        "name": "Rear-wheel drive"
      },
      {
        "id": "awd",
        "name": "All-wheel drive"
      },
      {
        "id": "four_wd",
        "name": "Four-wheel drive"
      }
    ],
    "enumName": "Drivetrain"
  },
  "transmission": {
    "name": "transmission",
    "label": "Transmission",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "automatic",
    "choices": [
      {
        "id": "automatic",
        "name": "Automatic"
      },
      {
        "id": "manual",
        "name": "Manual"
      },
      {
        "id": "any",
        "name": "Either"
      }
    ],
    "enumName": "Transmission"
  },
  "seats": {
    "name": "seats",
    "label": "Seats",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 15
    },
    "default": null,
    "example": 5
  },
  "doors": {
    "name": "doors",
    "label": "Doors",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 2,
      "maximum": 5
    },
    "default": null,
    "example": 5
  },
  "exterior_colour": {
    "name": "exterior_colour",
    "label": "Exterior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "default": null,
    "example": "Blueprint"
  },
  "interior_colour": {
    "name": "interior_colour",
    "label": "Interior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "default": null,
    "example": "Black"
  },
  "options": {
    "name": "options",
    "label": "Options",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
    },
    "hint": "What the car has.",
    "default": [],
    "items": {
      "name": "options",
      "label": "Option",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 80
      },
      "example": "Heated seats"
    }
  },
  "description": {
    "name": "description",
    "label": "Description",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "For the client.",
    "default": null,
    "example": "On the lot, delivery miles only."
  },
  "photo_files": {
    "name": "photo_files",
    "label": "New photos",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 30
    },
    "hint": "Up to 30, 25 MB each; added after those there.",
    "items": {
      "name": "photo_files",
      "label": "Photo",
      "kind": "image",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 26214400
      }
    }
  },
  "photo_order": {
    "name": "photo_order",
    "label": "Order of photos",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 40
    },
    "hint": "The photos kept, in their order; the others are removed.",
    "items": {
      "name": "photo_order",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "client_ids": {
    "name": "client_ids",
    "label": "For clients",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "Who sees it once it is shown.",
    "default": [],
    "read": [
      "admin",
      "employee"
    ],
    "items": {
      "name": "client_ids",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    }
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "To the clients it is proposed to.",
    "default": false,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save listing */
export const updateListingForm = {
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "The car in one line.",
    "example": "2025 Toyota RAV4 Hybrid XLE Premium"
  },
  "url": {
    "name": "url",
    "label": "Web address",
    "kind": "url",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Of the offer; kept without what only tracks.",
    "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
  },
  "vin": {
    "name": "vin",
    "label": "VIN",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 17
    },
    "hint": "17 letters and digits; a doubtful one is only warned about.",
    "example": "2T3P1RFV8SC123456"
  },
  "make": {
    "name": "make",
    "label": "Make",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "example": "Toyota"
  },
  "model": {
    "name": "model",
    "label": "Model",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "RAV4 Hybrid"
  },
  "trim": {
    "name": "trim",
    "label": "Trim",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "XLE Premium"
  },
  "year": {
    "name": "year",
    "label": "Year",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1950,
      "maximum": 2100
    },
    "example": 2025
  },
  "condition": {
    "name": "condition",
    "label": "New or used",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "new",
    "choices": [
      {
        "id": "new",
        "name": "New"
      },
      {
        "id": "used",
        "name": "Used"
      },
      {
        "id": "certified",
        "name": "Certified pre-owned"
      }
    ],
    "enumName": "VehicleCondition"
  },
  "price": {
    "name": "price",
    "label": "Asking price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Before taxes and fees.",
    "example": 3748000,
    "whole": true
  },
  "miles": {
    "name": "miles",
    "label": "Miles",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000000
    },
    "example": 6
  },
  "dealer": {
    "name": "dealer",
    "label": "Seller",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Northgate Toyota"
  },
  "place": {
    "name": "place",
    "label": "Place",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "City and state.",
    "example": "Dublin, OH"
  },
  "distance": {
    "name": "distance",
    "label": "Distance",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 5000
    },
    "hint": "In miles from the client.",
    "example": 14
  },
  "body_style": {
    "name": "body_style",
    "label": "Body style",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "suv",
    "choices": [
      {
        "id": "sedan",
        "name": "Sedan"
      },
      {
        "id": "suv",
        "name": "SUV"
      },
      {
        "id": "truck",
        "name": "Truck"
      },
      {
        "id": "minivan",
        "name": "Minivan"
      },
      {
        "id": "hatchback",
        "name": "Hatchback"
      },
      {
        "id": "wagon",
        "name": "Wagon"
      },
      {
        "id": "coupe",
        "name": "Coupe"
      },
      {
        "id": "convertible",
        "name": "Convertible"
      },
      {
        "id": "van",
        "name": "Van"
      }
    ],
    "enumName": "BodyStyle"
  },
  "fuel": {
    "name": "fuel",
    "label": "Fuel",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "hybrid",
    "choices": [
      {
        "id": "gas",
        "name": "Gas"
      },
      {
        "id": "hybrid",
        "name": "Hybrid"
      },
      {
        "id": "plug_in_hybrid",
        "name": "Plug-in hybrid"
      },
      {
        "id": "electric",
        "name": "Electric"
      },
      {
        "id": "diesel",
        "name": "Diesel"
      }
    ],
    "enumName": "FuelKind"
  },
  "drivetrain": {
    "name": "drivetrain",
    "label": "Drivetrain",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "awd",
    "choices": [
      {
        "id": "fwd",
        "name": "Front-wheel drive"
      },
      {
        "id": "rwd",
        "name": "Rear-wheel drive"
      },
      {
        "id": "awd",
        "name": "All-wheel drive"
      },
      {
        "id": "four_wd",
        "name": "Four-wheel drive"
      }
    ],
    "enumName": "Drivetrain"
  },
  "transmission": {
    "name": "transmission",
    "label": "Transmission",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "automatic",
    "choices": [
      {
        "id": "automatic",
        "name": "Automatic"
      },
      {
        "id": "manual",
        "name": "Manual"
      },
      {
        "id": "any",
        "name": "Either"
      }
    ],
    "enumName": "Transmission"
  },
  "seats": {
    "name": "seats",
    "label": "Seats",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 15
    },
    "example": 5
  },
  "doors": {
    "name": "doors",
    "label": "Doors",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 2,
      "maximum": 5
    },
    "example": 5
  },
  "exterior_colour": {
    "name": "exterior_colour",
    "label": "Exterior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "Blueprint"
  },
  "interior_colour": {
    "name": "interior_colour",
    "label": "Interior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "Black"
  },
  "options": {
    "name": "options",
    "label": "Options",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
    },
    "hint": "What the car has.",
    "items": {
      "name": "options",
      "label": "Option",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 80
      },
      "example": "Heated seats"
    }
  },
  "description": {
    "name": "description",
    "label": "Description",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "For the client.",
    "example": "On the lot, delivery miles only."
  },
  "photo_files": {
    "name": "photo_files",
    "label": "New photos",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 30
    },
    "hint": "Up to 30, 25 MB each; added after those there.",
    "items": {
      "name": "photo_files",
      "label": "Photo",
      "kind": "image",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 26214400
      }
    }
  },
  "photo_order": {
    "name": "photo_order",
    "label": "Order of photos",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 40
    },
    "hint": "The photos kept, in their order; the others are removed.",
    "items": {
      "name": "photo_order",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "client_ids": {
    "name": "client_ids",
    "label": "For clients",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "Who sees it once it is shown.",
    "read": [
      "admin",
      "employee"
    ],
    "items": {
      "name": "client_ids",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    }
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "To the clients it is proposed to.",
    "example": true
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

/** Propose to clients */
export const makeLinksOfListingForm = {
  "client_ids": {
    "name": "client_ids",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 200
    },
    "items": {
      "name": "client_ids",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    }
  },
  "tier": {
    "name": "tier",
    "label": "Tier",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "alternative",
    "choices": [
      {
        "id": "top_pick",
        "name": "Top pick",
        "tone": "accent"
      },
      {
        "id": "strong",
        "name": "Strong",
        "tone": "accent"
      },
      {
        "id": "alternative",
        "name": "Alternative",
        "tone": "neutral"
      },
      {
        "id": "stretch",
        "name": "Stretch",
        "tone": "neutral"
      }
    ],
    "enumName": "LinkTier"
  },
  "comments": {
    "name": "comments",
    "label": "Comments",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "Your words to the clients.",
    "example": "On the lot."
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Publish at once",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": false
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Add link */
export const createLinkForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "url": {
    "name": "url",
    "label": "Web address",
    "kind": "url",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Of the offer; kept without what only tracks.",
    "default": null,
    "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
  },
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "The car in one line.",
    "example": "2025 Toyota RAV4 Hybrid XLE Premium"
  },
  "vin": {
    "name": "vin",
    "label": "VIN",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 17
    },
    "hint": "17 letters and digits; a doubtful one is only warned about.",
    "default": null,
    "example": "2T3P1RFV8SC123456"
  },
  "make": {
    "name": "make",
    "label": "Make",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "default": null,
    "example": "Toyota"
  },
  "model": {
    "name": "model",
    "label": "Model",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "default": null,
    "example": "RAV4 Hybrid"
  },
  "trim": {
    "name": "trim",
    "label": "Trim",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "default": null,
    "example": "XLE Premium"
  },
  "year": {
    "name": "year",
    "label": "Year",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1950,
      "maximum": 2100
    },
    "default": null,
    "example": 2025
  },
  "condition": {
    "name": "condition",
    "label": "New or used",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "new",
    "choices": [
      {
        "id": "new",
        "name": "New"
      },
      {
        "id": "used",
        "name": "Used"
      },
      {
        "id": "certified",
        "name": "Certified pre-owned"
      }
    ],
    "enumName": "VehicleCondition"
  },
  "price": {
    "name": "price",
    "label": "Asking price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Before taxes and fees.",
    "default": null,
    "example": 3748000,
    "whole": true
  },
  "miles": {
    "name": "miles",
    "label": "Miles",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000000
    },
    "default": null,
    "example": 6
  },
  "dealer": {
    "name": "dealer",
    "label": "Seller",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "default": null,
    "example": "Northgate Toyota"
  },
  "place": {
    "name": "place",
    "label": "Place",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "City and state.",
    "default": null,
    "example": "Dublin, OH"
  },
  "distance": {
    "name": "distance",
    "label": "Distance",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 5000
    },
    "hint": "In miles from the client.",
    "default": null,
    "example": 14
  },
  "body_style": {
    "name": "body_style",
    "label": "Body style",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "suv",
    "choices": [
      {
        "id": "sedan",
        "name": "Sedan"
      },
      {
        "id": "suv",
        "name": "SUV"
      },
      {
        "id": "truck",
        "name": "Truck"
      },
      {
        "id": "minivan",
        "name": "Minivan"
      },
      {
        "id": "hatchback",
        "name": "Hatchback"
      },
      {
        "id": "wagon",
        "name": "Wagon"
      },
      {
        "id": "coupe",
        "name": "Coupe"
      },
      {
        "id": "convertible",
        "name": "Convertible"
      },
      {
        "id": "van",
        "name": "Van"
      }
    ],
    "enumName": "BodyStyle"
  },
  "fuel": {
    "name": "fuel",
    "label": "Fuel",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "hybrid",
    "choices": [
      {
        "id": "gas",
        "name": "Gas"
      },
      {
        "id": "hybrid",
        "name": "Hybrid"
      },
      {
        "id": "plug_in_hybrid",
        "name": "Plug-in hybrid"
      },
      {
        "id": "electric",
        "name": "Electric"
      },
      {
        "id": "diesel",
        "name": "Diesel"
      }
    ],
    "enumName": "FuelKind"
  },
  "drivetrain": {
    "name": "drivetrain",
    "label": "Drivetrain",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "awd",
    "choices": [
      {
        "id": "fwd",
        "name": "Front-wheel drive"
      },
      {
        "id": "rwd",
        "name": "Rear-wheel drive"
      },
      {
        "id": "awd",
        "name": "All-wheel drive"
      },
      {
        "id": "four_wd",
        "name": "Four-wheel drive"
      }
    ],
    "enumName": "Drivetrain"
  },
  "transmission": {
    "name": "transmission",
    "label": "Transmission",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "automatic",
    "choices": [
      {
        "id": "automatic",
        "name": "Automatic"
      },
      {
        "id": "manual",
        "name": "Manual"
      },
      {
        "id": "any",
        "name": "Either"
      }
    ],
    "enumName": "Transmission"
  },
  "seats": {
    "name": "seats",
    "label": "Seats",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 15
    },
    "default": null,
    "example": 5
  },
  "doors": {
    "name": "doors",
    "label": "Doors",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 2,
      "maximum": 5
    },
    "default": null,
    "example": 5
  },
  "exterior_colour": {
    "name": "exterior_colour",
    "label": "Exterior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "default": null,
    "example": "Blueprint"
  },
  "interior_colour": {
    "name": "interior_colour",
    "label": "Interior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "default": null,
    "example": "Black"
  },
  "options": {
    "name": "options",
    "label": "Options",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
    },
    "hint": "What the car has.",
    "default": [],
    "items": {
      "name": "options",
      "label": "Option",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 80
      },
      "example": "Heated seats"
    }
  },
  "category": {
    "name": "category",
    "label": "Group",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "hint": "How links stand together for a full-service client.",
    "default": null,
    "example": "Hybrid SUVs, new"
  },
  "tier": {
    "name": "tier",
    "label": "Tier",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "alternative",
    "choices": [
      {
        "id": "top_pick",
        "name": "Top pick",
        "tone": "accent"
      },
      {
        "id": "strong",
        "name": "Strong",
        "tone": "accent"
      },
      {
        "id": "alternative",
        "name": "Alternative",
        "tone": "neutral"
      },
      {
        "id": "stretch",
        "name": "Stretch",
        "tone": "neutral"
      }
    ],
    "enumName": "LinkTier"
  },
  "comments": {
    "name": "comments",
    "label": "Comments",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "Your words to the client.",
    "default": null,
    "example": "Every must is met, and it is on the lot in Blueprint, your first color."
  },
  "notes": {
    "name": "notes",
    "label": "Notes",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "For staff alone.",
    "default": null,
    "example": "Ask for Dana; she waives the prep fee.",
    "read": [
      "admin",
      "employee"
    ],
    "write": [
      "admin",
      "employee"
    ]
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "To the client; held back until published.",
    "default": false,
    "example": true,
    "write": [
      "admin",
      "employee"
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save link */
export const updateLinkForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "url": {
    "name": "url",
    "label": "Web address",
    "kind": "url",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Of the offer; kept without what only tracks.",
    "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
  },
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "The car in one line.",
    "example": "2025 Toyota RAV4 Hybrid XLE Premium"
  },
  "vin": {
    "name": "vin",
    "label": "VIN",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 17
    },
    "hint": "17 letters and digits; a doubtful one is only warned about.",
    "example": "2T3P1RFV8SC123456"
  },
  "make": {
    "name": "make",
    "label": "Make",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "example": "Toyota"
  },
  "model": {
    "name": "model",
    "label": "Model",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "RAV4 Hybrid"
  },
  "trim": {
    "name": "trim",
    "label": "Trim",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "XLE Premium"
  },
  "year": {
    "name": "year",
    "label": "Year",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1950,
      "maximum": 2100
    },
    "example": 2025
  },
  "condition": {
    "name": "condition",
    "label": "New or used",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "new",
    "choices": [
      {
        "id": "new",
        "name": "New"
      },
      {
        "id": "used",
        "name": "Used"
      },
      {
        "id": "certified",
        "name": "Certified pre-owned"
      }
    ],
    "enumName": "VehicleCondition"
  },
  "price": {
    "name": "price",
    "label": "Asking price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Before taxes and fees.",
    "example": 3748000,
    "whole": true
  },
  "miles": {
    "name": "miles",
    "label": "Miles",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000000
    },
    "example": 6
  },
  "dealer": {
    "name": "dealer",
    "label": "Seller",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Northgate Toyota"
  },
  "place": {
    "name": "place",
    "label": "Place",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "City and state.",
    "example": "Dublin, OH"
  },
  "distance": {
    "name": "distance",
    "label": "Distance",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 5000
    },
    "hint": "In miles from the client.",
    "example": 14
  },
  "body_style": {
    "name": "body_style",
    "label": "Body style",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "suv",
    "choices": [
      {
        "id": "sedan",
        "name": "Sedan"
      },
      {
        "id": "suv",
        "name": "SUV"
      },
      {
        "id": "truck",
        "name": "Truck"
      },
      {
        "id": "minivan",
        "name": "Minivan"
      },
      {
        "id": "hatchback",
        "name": "Hatchback"
      },
      {
        "id": "wagon",
        "name": "Wagon"
      },
      {
        "id": "coupe",
        "name": "Coupe"
      },
      {
        "id": "convertible",
        "name": "Convertible"
      },
      {
        "id": "van",
        "name": "Van"
      }
    ],
    "enumName": "BodyStyle"
  },
  "fuel": {
    "name": "fuel",
    "label": "Fuel",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "hybrid",
    "choices": [
      {
        "id": "gas",
        "name": "Gas"
      },
      {
        "id": "hybrid",
        "name": "Hybrid"
      },
      {
        "id": "plug_in_hybrid",
        "name": "Plug-in hybrid"
      },
      {
        "id": "electric",
        "name": "Electric"
      },
      {
        "id": "diesel",
        "name": "Diesel"
      }
    ],
    "enumName": "FuelKind"
  },
  "drivetrain": {
    "name": "drivetrain",
    "label": "Drivetrain",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "awd",
    "choices": [
      {
        "id": "fwd",
        "name": "Front-wheel drive"
      },
      {
        "id": "rwd",
        "name": "Rear-wheel drive"
      },
      {
        "id": "awd",
        "name": "All-wheel drive"
      },
      {
        "id": "four_wd",
        "name": "Four-wheel drive"
      }
    ],
    "enumName": "Drivetrain"
  },
  "transmission": {
    "name": "transmission",
    "label": "Transmission",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "example": "automatic",
    "choices": [
      {
        "id": "automatic",
        "name": "Automatic"
      },
      {
        "id": "manual",
        "name": "Manual"
      },
      {
        "id": "any",
        "name": "Either"
      }
    ],
    "enumName": "Transmission"
  },
  "seats": {
    "name": "seats",
    "label": "Seats",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 15
    },
    "example": 5
  },
  "doors": {
    "name": "doors",
    "label": "Doors",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 2,
      "maximum": 5
    },
    "example": 5
  },
  "exterior_colour": {
    "name": "exterior_colour",
    "label": "Exterior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "Blueprint"
  },
  "interior_colour": {
    "name": "interior_colour",
    "label": "Interior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "Black"
  },
  "options": {
    "name": "options",
    "label": "Options",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
    },
    "hint": "What the car has.",
    "items": {
      "name": "options",
      "label": "Option",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 80
      },
      "example": "Heated seats"
    }
  },
  "category": {
    "name": "category",
    "label": "Group",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "hint": "How links stand together for a full-service client.",
    "example": "Hybrid SUVs, new"
  },
  "tier": {
    "name": "tier",
    "label": "Tier",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "top_pick",
        "name": "Top pick",
        "tone": "accent"
      },
      {
        "id": "strong",
        "name": "Strong",
        "tone": "accent"
      },
      {
        "id": "alternative",
        "name": "Alternative",
        "tone": "neutral"
      },
      {
        "id": "stretch",
        "name": "Stretch",
        "tone": "neutral"
      }
    ],
    "enumName": "LinkTier"
  },
  "comments": {
    "name": "comments",
    "label": "Comments",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "Your words to the client.",
    "example": "Every must is met, and it is on the lot in Blueprint, your first color."
  },
  "notes": {
    "name": "notes",
    "label": "Notes",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "For staff alone.",
    "example": "Ask for Dana; she waives the prep fee.",
    "read": [
      "admin",
      "employee"
    ],
    "write": [
      "admin",
      "employee"
    ]
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "To the client; held back until published.",
    "example": true,
    "write": [
      "admin",
      "employee"
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

/** Upload links */
export const uploadLinksForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    },
    "start": "user_id"
  },
  "file": {
    "name": "file",
    "label": "Sheet",
    "kind": "file",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 26214400
    },
    "hint": "CSV or XLSX with a header row."
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Publish at once",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": false
  },
  "is_preview": {
    "name": "is_preview",
    "label": "Only look",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Nothing is added.",
    "default": false
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Add links */
export const addLinksByHandForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    },
    "start": "user_id"
  },
  "links": {
    "name": "links",
    "label": "Links",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 200
    },
    "items": {
      "name": "links",
      "label": "Link",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "One offer as pasted or read from a sheet; it needs an address or a title.",
      "fields": [
        {
          "name": "url",
          "label": "Web address",
          "kind": "url",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 2000
          },
          "hint": "Of the offer; kept without what only tracks.",
          "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
        },
        {
          "name": "title",
          "label": "Title",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 160
          },
          "hint": "Made from the address where it is empty.",
          "example": "2025 Toyota RAV4 Hybrid XLE Premium"
        },
        {
          "name": "vin",
          "label": "VIN",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 17
          },
          "hint": "17 letters and digits; a doubtful one is only warned about.",
          "example": "2T3P1RFV8SC123456"
        },
        {
          "name": "make",
          "label": "Make",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 60
          },
          "example": "Toyota"
        },
        {
          "name": "model",
          "label": "Model",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 80
          },
          "example": "RAV4 Hybrid"
        },
        {
          "name": "trim",
          "label": "Trim",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 80
          },
          "example": "XLE Premium"
        },
        {
          "name": "year",
          "label": "Year",
          "kind": "integer",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 1950,
            "maximum": 2100
          },
          "example": 2025
        },
        {
          "name": "condition",
          "label": "New or used",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
          "example": "new",
          "choices": [
            {
              "id": "new",
              "name": "New"
            },
            {
              "id": "used",
              "name": "Used"
            },
            {
              "id": "certified",
              "name": "Certified pre-owned"
            }
          ],
          "enumName": "VehicleCondition"
        },
        {
          "name": "price",
          "label": "Asking price",
          "kind": "cents",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000
          },
          "hint": "Before taxes and fees.",
          "example": 3748000,
          "whole": true
        },
        {
          "name": "miles",
          "label": "Miles",
          "kind": "integer",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 1000000
          },
          "example": 6
        },
        {
          "name": "dealer",
          "label": "Seller",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "example": "Northgate Toyota"
        },
        {
          "name": "place",
          "label": "Place",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "hint": "City and state.",
          "example": "Dublin, OH"
        },
        {
          "name": "distance",
          "label": "Distance",
          "kind": "integer",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 5000
          },
          "hint": "In miles from the client.",
          "example": 14
        },
        {
          "name": "body_style",
          "label": "Body style",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
          "example": "suv",
          "choices": [
            {
              "id": "sedan",
              "name": "Sedan"
            },
            {
              "id": "suv",
              "name": "SUV"
            },
            {
              "id": "truck",
              "name": "Truck"
            },
            {
              "id": "minivan",
              "name": "Minivan"
            },
            {
              "id": "hatchback",
              "name": "Hatchback"
            },
            {
              "id": "wagon",
              "name": "Wagon"
            },
            {
              "id": "coupe",
              "name": "Coupe"
            },
            {
              "id": "convertible",
              "name": "Convertible"
            },
            {
              "id": "van",
              "name": "Van"
            }
          ],
          "enumName": "BodyStyle"
        },
        {
          "name": "fuel",
          "label": "Fuel",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
          "example": "hybrid",
          "choices": [
            {
              "id": "gas",
              "name": "Gas"
            },
            {
              "id": "hybrid",
              "name": "Hybrid"
            },
            {
              "id": "plug_in_hybrid",
              "name": "Plug-in hybrid"
            },
            {
              "id": "electric",
              "name": "Electric"
            },
            {
              "id": "diesel",
              "name": "Diesel"
            }
          ],
          "enumName": "FuelKind"
        },
        {
          "name": "drivetrain",
          "label": "Drivetrain",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
          "example": "awd",
          "choices": [
            {
              "id": "fwd",
              "name": "Front-wheel drive"
            },
            {
              "id": "rwd",
              "name": "Rear-wheel drive"
            },
            {
              "id": "awd",
              "name": "All-wheel drive"
            },
            {
              "id": "four_wd",
              "name": "Four-wheel drive"
            }
          ],
          "enumName": "Drivetrain"
        },
        {
          "name": "transmission",
          "label": "Transmission",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
          "example": "automatic",
          "choices": [
            {
              "id": "automatic",
              "name": "Automatic"
            },
            {
              "id": "manual",
              "name": "Manual"
            },
            {
              "id": "any",
              "name": "Either"
            }
          ],
          "enumName": "Transmission"
        },
        {
          "name": "seats",
          "label": "Seats",
          "kind": "integer",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 1,
            "maximum": 15
          },
          "example": 5
        },
        {
          "name": "doors",
          "label": "Doors",
          "kind": "integer",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 2,
            "maximum": 5
          },
          "example": 5
        },
        {
          "name": "exterior_colour",
          "label": "Exterior color",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 40
          },
          "example": "Blueprint"
        },
        {
          "name": "interior_colour",
          "label": "Interior color",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 40
          },
          "example": "Black"
        },
        {
          "name": "options",
          "label": "Options",
          "kind": "array",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxItems": 60
          },
          "hint": "What the car has.",
          "items": {
            "name": "options",
            "label": "Option",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 80
            },
            "example": "Heated seats"
          }
        },
        {
          "name": "category",
          "label": "Group",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 80
          },
          "hint": "How links stand together for a full-service client.",
          "example": "Hybrid SUVs, new"
        },
        {
          "name": "tier",
          "label": "Tier",
          "kind": "enum",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "choices": [
            {
              "id": "top_pick",
              "name": "Top pick",
              "tone": "accent"
            },
            {
              "id": "strong",
              "name": "Strong",
              "tone": "accent"
            },
            {
              "id": "alternative",
              "name": "Alternative",
              "tone": "neutral"
            },
            {
              "id": "stretch",
              "name": "Stretch",
              "tone": "neutral"
            }
          ],
          "enumName": "LinkTier"
        },
        {
          "name": "comments",
          "label": "Comments",
          "kind": "text",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 4000
          },
          "hint": "Your words to the client.",
          "example": "Every must is met, and it is on the lot in Blueprint, your first color."
        },
        {
          "name": "notes",
          "label": "Notes",
          "kind": "text",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 4000
          },
          "hint": "For staff alone.",
          "example": "Ask for Dana; she waives the prep fee."
        }
      ]
    }
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Publish at once",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": false
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Look at addresses */
export const previewLinksForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "addresses": {
    "name": "addresses",
    "label": "Web addresses",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 200
    },
    "hint": "One each.",
    "items": {
      "name": "addresses",
      "label": "Web address",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 2000
      },
      "example": "https://northgate-toyota.example/inventory/2025-toyota-rav4-hybrid"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set tier */
export const setLinkTierForm = {
  "tier": {
    "name": "tier",
    "label": "Tier",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "top_pick",
        "name": "Top pick",
        "tone": "accent"
      },
      {
        "id": "strong",
        "name": "Strong",
        "tone": "accent"
      },
      {
        "id": "alternative",
        "name": "Alternative",
        "tone": "neutral"
      },
      {
        "id": "stretch",
        "name": "Stretch",
        "tone": "neutral"
      }
    ],
    "enumName": "LinkTier",
    "start": "tier"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Decide */
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
        "name": "Research asked for",
        "tone": "info"
      },
      {
        "id": "researched",
        "name": "Research is in",
        "tone": "turn"
      },
      {
        "id": "otd_requested",
        "name": "OTD price asked for",
        "tone": "info"
      },
      {
        "id": "otd_received",
        "name": "OTD price is in",
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
        "label": "Take back",
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
        "label": "Bring back",
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
        "name": "Taken off the market"
      },
      {
        "id": "other",
        "name": "Something else"
      }
    ],
    "enumName": "LinkReason"
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
    "hint": "A word with it.",
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

/** Comment */
export const setLinkCommentsForm = {
  "comments": {
    "name": "comments",
    "label": "Comments",
    "kind": "text",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Every must is met.",
    "start": "comments"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Note */
export const setLinkNotesForm = {
  "notes": {
    "name": "notes",
    "label": "Notes",
    "kind": "text",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Ask for Dana.",
    "start": "notes"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Show or hide */
export const setLinkVisibilityForm = {
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown to the client",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "start": "is_displayed"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

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
        "name": "Better not",
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
        "name": "Not known",
        "tone": "neutral"
      }
    ],
    "enumName": "TitleStatus"
  },
  "owners": {
    "name": "owners",
    "label": "Owners before",
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
    "hint": "Empty where nothing is known.",
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
    "hint": "One a line.",
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
    "label": "Looked at on",
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

/** Enter OTD worksheet */
export const addOtdWorksheetForm = {
  "dealer": {
    "name": "dealer",
    "label": "Dealer",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "Empty for the link's seller.",
    "default": null,
    "example": "Northgate Toyota"
  },
  "good_through": {
    "name": "good_through",
    "label": "Good through",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "default": null,
    "example": "2026-11-24"
  },
  "remark": {
    "name": "remark",
    "label": "What changed",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "One line for the client.",
    "default": null,
    "example": "Rebate up to $750, doc fee down to $387"
  },
  "msrp": {
    "name": "msrp",
    "label": "MSRP",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 3736000
  },
  "destination": {
    "name": "destination",
    "label": "Destination",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 139500
  },
  "dealer_discount": {
    "name": "dealer_discount",
    "label": "Dealer discount",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 127500
  },
  "selling_price": {
    "name": "selling_price",
    "label": "Selling price",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Left out, it is MSRP and destination less the discount.",
    "default": 0,
    "example": 3748000
  },
  "rebates": {
    "name": "rebates",
    "label": "Rebates",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "default": [],
    "items": {
      "name": "rebates",
      "label": "Rebate",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Money off the price from the maker or the dealer.",
      "fields": [
        {
          "name": "label",
          "label": "Rebate",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "example": "Manufacturer rebate"
        },
        {
          "name": "amount",
          "label": "Amount",
          "kind": "cents",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000
          },
          "example": 59900
        },
        {
          "name": "is_taxable",
          "label": "Taxable",
          "kind": "boolean",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "Tax is due on it all the same.",
          "default": false
        }
      ]
    }
  },
  "add_ons": {
    "name": "add_ons",
    "label": "Add-ons",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "hint": "Taxed like the car.",
    "default": [],
    "items": {
      "name": "add_ons",
      "label": "Add-on",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Something the dealer sells with the car.",
      "fields": [
        {
          "name": "label",
          "label": "Add-on",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "example": "Protection package"
        },
        {
          "name": "amount",
          "label": "Amount",
          "kind": "cents",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000
          },
          "example": 59900
        }
      ]
    }
  },
  "doc_fee": {
    "name": "doc_fee",
    "label": "Doc fee",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 38700
  },
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 1800
  },
  "registration": {
    "name": "registration",
    "label": "Registration",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 7450
  },
  "inspection": {
    "name": "inspection",
    "label": "Inspection",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "default": 0,
    "example": 0
  },
  "other_fees": {
    "name": "other_fees",
    "label": "Other fees",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "default": [],
    "items": {
      "name": "other_fees",
      "label": "Fee",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "A fee of the dealer or the state.",
      "fields": [
        {
          "name": "label",
          "label": "Fee",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "example": "Electronic filing"
        },
        {
          "name": "amount",
          "label": "Amount",
          "kind": "cents",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000
          },
          "example": 59900
        },
        {
          "name": "is_taxed",
          "label": "Taxed",
          "kind": "boolean",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "default": false
        }
      ]
    }
  },
  "trade_in": {
    "name": "trade_in",
    "label": "Trade-in",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "Which car.",
    "default": null,
    "example": "2017 Kia Sportage"
  },
  "trade_allowance": {
    "name": "trade_allowance",
    "label": "Allowance",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "What the dealer gives for it.",
    "default": 0,
    "example": 1150000
  },
  "trade_payoff": {
    "name": "trade_payoff",
    "label": "Loan payoff",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "What is still owed on it.",
    "default": 0,
    "example": 312000
  },
  "tax_rule_id": {
    "name": "tax_rule_id",
    "label": "Tax rule",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Empty where the dealer's own tax is entered.",
    "default": null,
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "tax-rules"
    }
  },
  "sales_tax": {
    "name": "sales_tax",
    "label": "Sales tax",
    "kind": "cents",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "By the rule; entered only where there is none.",
    "default": 0,
    "example": 194003
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Record final price */
export const recordFinalPriceForm = {
  "final_price": {
    "name": "final_price",
    "label": "Final price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "example": 59900,
    "start": "total_otd"
  },
  "purchased_on": {
    "name": "purchased_on",
    "label": "Purchased on",
    "kind": "date",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "hint": "Empty for today.",
    "example": "2026-11-20"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Publish */
export const publishLinksForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Hide */
export const hideLinksForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set tier */
export const setLinksTierForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "tier": {
    "name": "tier",
    "label": "Tier",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "top_pick",
        "name": "Top pick",
        "tone": "accent"
      },
      {
        "id": "strong",
        "name": "Strong",
        "tone": "accent"
      },
      {
        "id": "alternative",
        "name": "Alternative",
        "tone": "neutral"
      },
      {
        "id": "stretch",
        "name": "Stretch",
        "tone": "neutral"
      }
    ],
    "enumName": "LinkTier"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Delete */
export const deleteLinksForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Move */
export const updateStepInProcessForm = {
  "step_in_process": {
    "name": "step_in_process",
    "label": "Step in process",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "new_request",
        "name": "New request",
        "tone": "turn"
      },
      {
        "id": "intake_review",
        "name": "Intake review",
        "tone": "info"
      },
      {
        "id": "searching",
        "name": "Searching",
        "tone": "info"
      },
      {
        "id": "links_sent",
        "name": "Links sent",
        "tone": "neutral"
      },
      {
        "id": "researching",
        "name": "Researching",
        "tone": "info"
      },
      {
        "id": "negotiating",
        "name": "Negotiating",
        "tone": "info"
      },
      {
        "id": "offer_accepted",
        "name": "Offer accepted",
        "tone": "accent"
      },
      {
        "id": "paperwork",
        "name": "Paperwork",
        "tone": "accent"
      },
      {
        "id": "delivered",
        "name": "Delivered",
        "tone": "success"
      },
      {
        "id": "on_hold",
        "name": "On hold",
        "tone": "warning"
      },
      {
        "id": "closed_lost",
        "name": "Closed, lost",
        "tone": "neutral"
      }
    ],
    "enumName": "StepInProcess",
    "start": "step_in_process"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set note status */
export const updateNoteStatusForm = {
  "note_status": {
    "name": "note_status",
    "label": "Note status",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "none",
        "name": "None",
        "tone": "neutral"
      },
      {
        "id": "to_do",
        "name": "To do",
        "tone": "turn"
      },
      {
        "id": "waiting_on_client",
        "name": "Waiting on client",
        "tone": "neutral"
      },
      {
        "id": "waiting_on_seller",
        "name": "Waiting on seller",
        "tone": "info"
      },
      {
        "id": "done",
        "name": "Done",
        "tone": "success"
      }
    ],
    "enumName": "NoteStatus",
    "start": "note_status"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Set re-engage date */
export const updateReEngageDateForm = {
  "date_to_re_engage": {
    "name": "date_to_re_engage",
    "label": "Re-engage",
    "kind": "date",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-24",
    "start": "date_to_re_engage"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save field */
export const updateCustomerTrackerForm = {
  "field": {
    "name": "field",
    "label": "Field",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
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

/** Set last contact */
export const updateLastContactDateForm = {
  "date_of_last_contact": {
    "name": "date_of_last_contact",
    "label": "Last contact",
    "kind": "date",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-19"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Mark as read */
export const markNotificationReadForm = {
  "notification_id": {
    "name": "notification_id",
    "label": "Notification",
    "kind": "id",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "A UUID (version 7), so that ids sort by age.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Mark all as read */
export const markAllNotificationsReadForm = {
  "user_id": {
    "name": "user_id",
    "label": "User",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles"
    }
  },
  "role": {
    "name": "role",
    "label": "Role",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Listen */
export const authorizePushForm = {
  "socket_id": {
    "name": "socket_id",
    "label": "Connection",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "As the push service named it.",
    "example": "123456.7890123"
  },
  "channel_name": {
    "name": "channel_name",
    "label": "Channel",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "example": "private-user-01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

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
    "hint": "A name of the IANA time zone database.",
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
    "hint": "Where support requests are mailed.",
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
    "hint": "When the firm answers, and how fast.",
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
        "example": 18
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
        "hint": "Working hours.",
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

/** Save support request */
export const updateSupportRequestForm = {
  "owner_id": {
    "name": "owner_id",
    "label": "Owner",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who takes care of it.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "read": [
      "admin"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": [
          "admin",
          "employee"
        ]
      }
    }
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

/** Set status */
export const setSupportRequestStatusForm = {
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
        "id": "open",
        "name": "Open",
        "tone": "turn"
      },
      {
        "id": "in_progress",
        "name": "In progress",
        "tone": "info"
      },
      {
        "id": "answered",
        "name": "Answered",
        "tone": "success"
      },
      {
        "id": "closed",
        "name": "Closed",
        "tone": "neutral"
      }
    ],
    "enumName": "SupportStatus",
    "transitions": [
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
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Add tax rule */
export const createTaxRuleForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Ohio, Franklin County"
  },
  "state": {
    "name": "state",
    "label": "State",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2
    },
    "hint": "Two letters.",
    "example": "OH"
  },
  "rate": {
    "name": "rate",
    "label": "Rate",
    "kind": "percent",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 30
    },
    "hint": "In percent, to three decimals.",
    "example": 5.75
  },
  "local_rate": {
    "name": "local_rate",
    "label": "Local rate",
    "kind": "percent",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 30
    },
    "hint": "On top, in percent.",
    "default": 0,
    "example": 1.75
  },
  "local_cap": {
    "name": "local_cap",
    "label": "Local cap",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The local rate counts only up to this amount; empty for no cap.",
    "default": null,
    "example": null
  },
  "base": {
    "name": "base",
    "label": "Tax on",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "price",
        "name": "The price"
      },
      {
        "id": "price_less_trade",
        "name": "The price less the trade-in"
      }
    ],
    "enumName": "TaxBase"
  },
  "trade_credit_cap": {
    "name": "trade_credit_cap",
    "label": "Most trade-in credit",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "How much of a trade-in may lower the tax; empty for all.",
    "default": null,
    "example": null
  },
  "rebate_reduces_base": {
    "name": "rebate_reduces_base",
    "label": "Rebates lower the tax",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": true,
    "example": true
  },
  "is_doc_fee_taxed": {
    "name": "is_doc_fee_taxed",
    "label": "Doc fee is taxed",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": true,
    "example": true
  },
  "doc_fee_cap": {
    "name": "doc_fee_cap",
    "label": "Doc fee cap",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The most a dealer may charge; empty for no limit.",
    "default": null,
    "example": 38700
  },
  "source": {
    "name": "source",
    "label": "Source",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Where the figures come from.",
    "example": "County tax table, read 2026-10-01"
  },
  "effective_from": {
    "name": "effective_from",
    "label": "Effective from",
    "kind": "date",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-30"
  },
  "is_active": {
    "name": "is_active",
    "label": "In use",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off keeps it for old quotes and takes it off the choice.",
    "default": true,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save tax rule */
export const updateTaxRuleForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Ohio, Franklin County"
  },
  "state": {
    "name": "state",
    "label": "State",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2
    },
    "hint": "Two letters.",
    "example": "OH"
  },
  "rate": {
    "name": "rate",
    "label": "Rate",
    "kind": "percent",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 30
    },
    "hint": "In percent, to three decimals.",
    "example": 5.75
  },
  "local_rate": {
    "name": "local_rate",
    "label": "Local rate",
    "kind": "percent",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 30
    },
    "hint": "On top, in percent.",
    "example": 1.75
  },
  "local_cap": {
    "name": "local_cap",
    "label": "Local cap",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The local rate counts only up to this amount; empty for no cap.",
    "example": null
  },
  "base": {
    "name": "base",
    "label": "Tax on",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "price",
        "name": "The price"
      },
      {
        "id": "price_less_trade",
        "name": "The price less the trade-in"
      }
    ],
    "enumName": "TaxBase"
  },
  "trade_credit_cap": {
    "name": "trade_credit_cap",
    "label": "Most trade-in credit",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "How much of a trade-in may lower the tax; empty for all.",
    "example": null
  },
  "rebate_reduces_base": {
    "name": "rebate_reduces_base",
    "label": "Rebates lower the tax",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "example": true
  },
  "is_doc_fee_taxed": {
    "name": "is_doc_fee_taxed",
    "label": "Doc fee is taxed",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "example": true
  },
  "doc_fee_cap": {
    "name": "doc_fee_cap",
    "label": "Doc fee cap",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The most a dealer may charge; empty for no limit.",
    "example": 38700
  },
  "source": {
    "name": "source",
    "label": "Source",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Where the figures come from.",
    "example": "County tax table, read 2026-10-01"
  },
  "effective_from": {
    "name": "effective_from",
    "label": "Effective from",
    "kind": "date",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-30"
  },
  "is_active": {
    "name": "is_active",
    "label": "In use",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off keeps it for old quotes and takes it off the choice.",
    "example": true
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

/** Upload file */
export const uploadFileForm = {
  "file": {
    "name": "file",
    "label": "File",
    "kind": "file",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 26214400
    }
  },
  "purpose": {
    "name": "purpose",
    "label": "Purpose",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "folder",
        "name": "Shared folder"
      },
      {
        "id": "chat",
        "name": "Chat"
      },
      {
        "id": "complaint",
        "name": "Complaint"
      },
      {
        "id": "trade_in",
        "name": "Trade-in photo"
      },
      {
        "id": "listing",
        "name": "Listing photo"
      },
      {
        "id": "avatar",
        "name": "Portrait"
      }
    ],
    "enumName": "FilePurpose"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
