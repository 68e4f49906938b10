// Written by `npm run generate` from openapi/. Do not edit.
import type { ResourceDescriptor } from './descriptor.ts';

export const usersResource: ResourceDescriptor = {
  "name": "users",
  "segment": "client-profiles",
  "label": "Clients",
  "singular": "Client",
  "entity": "User",
  "recordLabel": "name",
  "list": {
    "id": "listUsers",
    "method": "get",
    "path": "/users/detail",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getUser",
    "method": "get",
    "path": "/users/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "create": {
    "id": "createUser",
    "method": "post",
    "path": "/users",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateUser",
    "method": "patch",
    "path": "/auth/update/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteUser",
    "method": "delete",
    "path": "/users/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "sendUserInvitation",
      "method": "post",
      "path": "/users/{id}/send-invitation",
      "roles": [
        "admin"
      ],
      "public": false,
      "action": "sendInvitation",
      "on": "record",
      "label": "Send invitation again",
      "description": "Mails a new link to choose a password; the old one ends.",
      "fields": [],
      "pathParams": []
    },
    {
      "id": "setUserStatus",
      "method": "patch",
      "path": "/users/status/{id}",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setStatus",
      "on": "record",
      "label": "Set status",
      "description": "Suspends or reactivates an account. Suspending ends every session at once. A refused move answers 409 with the moves open.",
      "fields": [
        {
          "name": "status",
          "label": "Status",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How an account stands.",
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
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 161
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Hannah"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com",
      "write": [
        "admin"
      ]
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "pattern": "^[0-9]{5}(-[0-9]{4})?$",
        "patternMessage": "Five digits, or five and four."
      },
      "hint": "Five digits, or five and four.",
      "example": "04101"
    },
    {
      "name": "avatar",
      "label": "Picture",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The id of an uploaded picture.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "role",
      "label": "Role",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Who somebody is to the firm.",
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
      "enumName": "Role"
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How an account stands.",
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
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Who works for the client.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "write": [
        "admin"
      ],
      "reference": {
        "resource": "employees"
      }
    },
    {
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
    {
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
    {
      "name": "time_zone",
      "label": "Time zone",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$",
        "patternMessage": "Empty for the firm's."
      },
      "hint": "Empty for the firm's.",
      "example": "America/New_York"
    },
    {
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
    {
      "name": "absent_until",
      "label": "Absent until",
      "kind": "date",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "The last day away; no new clients until then.",
      "example": "2026-12-04",
      "write": [
        "admin",
        "employee"
      ]
    },
    {
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
          "label": "Checklist changes asked for",
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
          "label": "New links",
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
          "label": "Link no longer available",
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
          "name": "re_engage_due",
          "label": "Re-engage date due",
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
        }
      ]
    },
    {
      "name": "terms_version",
      "label": "Terms accepted",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 20
      },
      "example": "2026-11"
    },
    {
      "name": "terms_accepted_at",
      "label": "Accepted at",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "last_sign_in_at",
      "label": "Last sign-in",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "created_at",
      "label": "Since",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "role",
      "label": "Role",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Who somebody is to the firm.",
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
      "enumName": "Role"
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How an account stands.",
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
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "packages"
      }
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "has_advisor",
      "label": "Has an advisor",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "created_at_gte",
      "label": "Since",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Until",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "name",
    "first_name",
    "last_name",
    "email",
    "role",
    "status",
    "last_sign_in_at",
    "created_at"
  ],
  "columns": [
    "name",
    "email",
    "phone",
    "status",
    "package_id",
    "advisor_id",
    "last_sign_in_at",
    "created_at"
  ],
  "hidden": [
    "id",
    "name",
    "avatar",
    "notification_choices",
    "version"
  ],
  "groups": [
    {
      "label": "Person",
      "fields": [
        "first_name",
        "last_name",
        "email",
        "phone",
        "zip"
      ]
    },
    {
      "label": "Account",
      "fields": [
        "role",
        "status",
        "package_id",
        "advisor_id",
        "last_sign_in_at",
        "terms_version",
        "terms_accepted_at"
      ]
    },
    {
      "label": "Contact",
      "fields": [
        "best_contact",
        "best_time",
        "time_zone"
      ]
    },
    {
      "label": "Work",
      "fields": [
        "title",
        "absent_until"
      ]
    }
  ],
  "createFields": [
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Hannah"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com",
      "write": [
        "admin"
      ]
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "pattern": "^[0-9]{5}(-[0-9]{4})?$",
        "patternMessage": "Five digits, or five and four."
      },
      "hint": "Five digits, or five and four.",
      "example": "04101"
    },
    {
      "name": "avatar",
      "label": "Picture",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The id of an uploaded picture.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "role",
      "label": "Role",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Who somebody is to the firm.",
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
      "enumName": "Role"
    },
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Who works for the client.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "write": [
        "admin"
      ],
      "reference": {
        "resource": "employees"
      }
    },
    {
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
    {
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
    {
      "name": "time_zone",
      "label": "Time zone",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$",
        "patternMessage": "Empty for the firm's."
      },
      "hint": "Empty for the firm's.",
      "example": "America/New_York"
    },
    {
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
    {
      "name": "absent_until",
      "label": "Absent until",
      "kind": "date",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "The last day away; no new clients until then.",
      "example": "2026-12-04",
      "write": [
        "admin",
        "employee"
      ]
    },
    {
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
          "label": "Checklist changes asked for",
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
          "label": "New links",
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
          "label": "Link no longer available",
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
          "name": "re_engage_due",
          "label": "Re-engage date due",
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
        }
      ]
    }
  ],
  "updateFields": [
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Hannah"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com",
      "write": [
        "admin"
      ]
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "pattern": "^[0-9]{5}(-[0-9]{4})?$",
        "patternMessage": "Five digits, or five and four."
      },
      "hint": "Five digits, or five and four.",
      "example": "04101"
    },
    {
      "name": "avatar",
      "label": "Picture",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The id of an uploaded picture.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "role",
      "label": "Role",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Who somebody is to the firm.",
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
      "enumName": "Role"
    },
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Who works for the client.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "write": [
        "admin"
      ],
      "reference": {
        "resource": "employees"
      }
    },
    {
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
    {
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
    {
      "name": "time_zone",
      "label": "Time zone",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$",
        "patternMessage": "Empty for the firm's."
      },
      "hint": "Empty for the firm's.",
      "example": "America/New_York"
    },
    {
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
    {
      "name": "absent_until",
      "label": "Absent until",
      "kind": "date",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "The last day away; no new clients until then.",
      "example": "2026-12-04",
      "write": [
        "admin",
        "employee"
      ]
    },
    {
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
          "label": "Checklist changes asked for",
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
          "label": "New links",
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
          "label": "Link no longer available",
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
          "name": "re_engage_due",
          "label": "Re-engage date due",
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
        }
      ]
    }
  ]
};

export const newRequestsResource: ResourceDescriptor = {
  "name": "new-requests",
  "segment": "new-requests",
  "label": "New requests",
  "singular": "New request",
  "entity": "NewRequest",
  "recordLabel": "name",
  "list": {
    "id": "listNewRequests",
    "method": "get",
    "path": "/users/new",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "beginNewRequest",
      "method": "post",
      "path": "/users/new/{id}/begin",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "action": "begin",
      "on": "record",
      "label": "Begin",
      "description": "Begins the work for the client. If nobody works for them, they are the callers from here on.",
      "fields": [],
      "pathParams": []
    },
    {
      "id": "assignNewRequest",
      "method": "post",
      "path": "/users/new/{id}/assign",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "assign",
      "on": "record",
      "label": "Assign to advisor",
      "description": "Gives the client to an advisor; both are told, and the reason is kept.",
      "fields": [
        {
          "name": "advisor_id",
          "label": "Advisor",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 36,
            "maxLength": 36,
            "format": "uuid"
          },
          "hint": "A UUID (version 7), so that ids sort by age.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "employees",
            "filter": {
              "status": "active"
            }
          }
        },
        {
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
      ],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The client's.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "preferences_id",
      "label": "Checklist",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-preferences"
      }
    },
    {
      "name": "name",
      "label": "Client",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 161
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 25,
        "format": "phone"
      },
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 10
      },
      "example": "04101"
    },
    {
      "name": "best_contact",
      "label": "Best way",
      "kind": "enum",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {},
      "hint": "How the client likes to be reached.",
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
      "name": "best_time",
      "label": "Best time",
      "kind": "enum",
      "required": false,
      "nullable": true,
      "readOnly": true,
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
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "packages"
      }
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Empty until one is assigned.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "submitted_at",
      "label": "Submitted",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "brief",
      "label": "Brief",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 500
      },
      "hint": "What they look for at a glance.",
      "example": "Subaru Outback · new or certified · up to $38,000 · within 100 miles"
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "packages"
      }
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "has_advisor",
      "label": "Has an advisor",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "submitted_at_gte",
      "label": "Submitted after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "submitted_at_lte",
      "label": "Submitted before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "name",
    "submitted_at"
  ],
  "columns": [
    "name",
    "package_id",
    "submitted_at",
    "brief",
    "advisor_id",
    "best_contact"
  ],
  "hidden": [
    "id",
    "name",
    "preferences_id"
  ],
  "groups": [
    {
      "label": "Client",
      "fields": [
        "name",
        "email",
        "phone",
        "zip",
        "best_contact",
        "best_time"
      ]
    },
    {
      "label": "Request",
      "fields": [
        "package_id",
        "submitted_at",
        "brief",
        "advisor_id"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

export const packagesResource: ResourceDescriptor = {
  "name": "packages",
  "segment": "packages",
  "label": "Packages",
  "singular": "Package",
  "entity": "Package",
  "recordLabel": "name",
  "list": {
    "id": "listPackages",
    "method": "get",
    "path": "/packages",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getPackage",
    "method": "get",
    "path": "/packages/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "create": {
    "id": "createPackage",
    "method": "post",
    "path": "/packages",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updatePackage",
    "method": "patch",
    "path": "/packages/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deletePackage",
    "method": "delete",
    "path": "/packages/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 80
      },
      "example": "Guided Search"
    },
    {
      "name": "package_identifier",
      "label": "Identifier",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
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
    {
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What a client pays before a coupon.",
      "example": 59900
    },
    {
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
          "minLength": 1,
          "maxLength": 160
        },
        "example": "Up to 12 links"
      }
    },
    {
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
      "hint": "Empty for no limit.",
      "example": 12
    },
    {
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
      "hint": "Empty for no limit.",
      "example": 3
    },
    {
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
    {
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
    {
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
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "package_identifier",
      "label": "Identifier",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
      "name": "is_active",
      "label": "On sale",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    }
  ],
  "sortable": [
    "id",
    "name",
    "package_identifier",
    "price",
    "is_active",
    "days_included",
    "position",
    "created_at"
  ],
  "columns": [
    "name",
    "package_identifier",
    "price",
    "is_active",
    "days_included",
    "position"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Offer",
      "fields": [
        "name",
        "package_identifier",
        "tagline",
        "price",
        "inclusions"
      ]
    },
    {
      "label": "What it gives",
      "fields": [
        "max_links",
        "max_otd_prices",
        "days_included"
      ]
    },
    {
      "label": "Shown",
      "fields": [
        "is_active",
        "position"
      ]
    }
  ],
  "createFields": [
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 80
      },
      "example": "Guided Search"
    },
    {
      "name": "package_identifier",
      "label": "Identifier",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
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
    {
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What a client pays before a coupon.",
      "example": 59900
    },
    {
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
          "minLength": 1,
          "maxLength": 160
        },
        "example": "Up to 12 links"
      }
    },
    {
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
      "hint": "Empty for no limit.",
      "example": 12
    },
    {
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
      "hint": "Empty for no limit.",
      "example": 3
    },
    {
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
    {
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
    {
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
  ],
  "updateFields": [
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 80
      },
      "example": "Guided Search"
    },
    {
      "name": "package_identifier",
      "label": "Identifier",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
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
    {
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What a client pays before a coupon.",
      "example": 59900
    },
    {
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
          "minLength": 1,
          "maxLength": 160
        },
        "example": "Up to 12 links"
      }
    },
    {
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
      "hint": "Empty for no limit.",
      "example": 12
    },
    {
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
      "hint": "Empty for no limit.",
      "example": 3
    },
    {
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
    {
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
    {
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
    }
  ]
};

export const couponsResource: ResourceDescriptor = {
  "name": "coupons",
  "segment": "coupons",
  "label": "Coupons",
  "singular": "Coupon",
  "entity": "Coupon",
  "recordLabel": "code",
  "list": {
    "id": "listCoupons",
    "method": "get",
    "path": "/coupons",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "show": {
    "id": "getCoupon",
    "method": "get",
    "path": "/coupons/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "create": {
    "id": "createCoupon",
    "method": "post",
    "path": "/coupons",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateCoupon",
    "method": "patch",
    "path": "/coupons/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteCoupon",
    "method": "delete",
    "path": "/coupons/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "deleteMany": {
    "id": "deleteCoupons",
    "method": "post",
    "path": "/coupons/delete-many",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "actions": [
    {
      "id": "turnOffCoupons",
      "method": "post",
      "path": "/coupons/turn-off",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "turnOff",
      "on": "bulk",
      "label": "Turn off",
      "description": "Refuses the codes at once. What is being paid with them goes on.",
      "fields": [
        {
          "name": "ids",
          "label": "Ids",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 1000,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          }
        }
      ],
      "pathParams": []
    },
    {
      "id": "changeCouponsEnd",
      "method": "post",
      "path": "/coupons/change-end",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "changeEnd",
      "on": "bulk",
      "label": "Change end date",
      "description": "Gives the coupons a new end, or none.",
      "fields": [
        {
          "name": "ids",
          "label": "Ids",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 1000,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          }
        },
        {
          "name": "ends_at",
          "label": "Ends",
          "kind": "datetime",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 40,
            "format": "date-time"
          },
          "hint": "Empty for no end."
        }
      ],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "code",
      "label": "Code",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 40,
        "pattern": "^[A-Za-z0-9_\\-]+$",
        "patternMessage": "What the client types. Upper or lower case makes no difference."
      },
      "hint": "What the client types. Upper or lower case makes no difference.",
      "example": "FALL100"
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether the value is a share of the price or an amount off it.",
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
    {
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
    {
      "name": "min_package_price",
      "label": "Lowest package price",
      "kind": "cents",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The coupon is refused below it.",
      "example": 59900
    },
    {
      "name": "starts_at",
      "label": "Starts",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "Empty to start at once.",
      "example": "2026-09-01T04:00:00.000Z"
    },
    {
      "name": "ends_at",
      "label": "Ends",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "Empty for no end.",
      "example": "2026-12-01T04:59:00.000Z"
    },
    {
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
    {
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
    {
      "name": "package_identifiers",
      "label": "Packages",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 50,
        "uniqueItems": true
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
          "minLength": 2,
          "maxLength": 60,
          "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
          "format": "slug",
          "patternMessage": "Its name in addresses, small letters and dashes."
        },
        "hint": "Its name in addresses, small letters and dashes.",
        "example": "guided-search"
      }
    },
    {
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
    },
    {
      "name": "redeemed_count",
      "label": "Used",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Consumed by confirmed payments.",
      "example": 84
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Whether the code holds today.",
      "choices": [
        {
          "id": "active",
          "name": "Active",
          "tone": "success"
        },
        {
          "id": "scheduled",
          "name": "Scheduled",
          "tone": "info"
        },
        {
          "id": "expired",
          "name": "Expired",
          "tone": "neutral"
        },
        {
          "id": "used_up",
          "name": "Used up",
          "tone": "error"
        },
        {
          "id": "off",
          "name": "Off",
          "tone": "neutral"
        }
      ],
      "enumName": "CouponStatus"
    },
    {
      "name": "reserved_count",
      "label": "Reserved now",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Held by buyers who are paying.",
      "example": 1
    },
    {
      "name": "gross",
      "label": "Gross",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647,
        "format": "cents"
      },
      "hint": "Package prices of its uses.",
      "example": 8391600
    },
    {
      "name": "discounts",
      "label": "Discounts",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647,
        "format": "cents"
      },
      "hint": "What it took off.",
      "example": 840000
    },
    {
      "name": "net_revenue",
      "label": "Net revenue",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647,
        "format": "cents"
      },
      "hint": "Gross less discounts and refunds.",
      "example": 7551600
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether the value is a share of the price or an amount off it.",
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
    {
      "name": "is_active",
      "label": "Active",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "ends_at_gte",
      "label": "Ends after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "ends_at_lte",
      "label": "Ends before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "code",
    "kind",
    "value",
    "is_active",
    "starts_at",
    "ends_at",
    "redeemed_count",
    "net_revenue",
    "created_at"
  ],
  "columns": [
    "code",
    "kind",
    "value",
    "status",
    "starts_at",
    "ends_at",
    "redeemed_count",
    "package_identifiers",
    "net_revenue"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Discount",
      "fields": [
        "code",
        "kind",
        "value",
        "min_package_price"
      ]
    },
    {
      "label": "When and how often",
      "fields": [
        "starts_at",
        "ends_at",
        "max_redemptions",
        "max_per_user"
      ]
    },
    {
      "label": "Where",
      "fields": [
        "package_identifiers",
        "is_active"
      ]
    },
    {
      "label": "Usage",
      "fields": [
        "status",
        "redeemed_count",
        "reserved_count",
        "gross",
        "discounts",
        "net_revenue"
      ]
    }
  ],
  "createFields": [
    {
      "name": "code",
      "label": "Code",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 40,
        "pattern": "^[A-Za-z0-9_\\-]+$",
        "patternMessage": "What the client types. Upper or lower case makes no difference."
      },
      "hint": "What the client types. Upper or lower case makes no difference.",
      "example": "FALL100"
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether the value is a share of the price or an amount off it.",
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
    {
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
    {
      "name": "min_package_price",
      "label": "Lowest package price",
      "kind": "cents",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The coupon is refused below it.",
      "example": 59900
    },
    {
      "name": "starts_at",
      "label": "Starts",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "Empty to start at once.",
      "example": "2026-09-01T04:00:00.000Z"
    },
    {
      "name": "ends_at",
      "label": "Ends",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "Empty for no end.",
      "example": "2026-12-01T04:59:00.000Z"
    },
    {
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
    {
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
    {
      "name": "package_identifiers",
      "label": "Packages",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 50,
        "uniqueItems": true
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
          "minLength": 2,
          "maxLength": 60,
          "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
          "format": "slug",
          "patternMessage": "Its name in addresses, small letters and dashes."
        },
        "hint": "Its name in addresses, small letters and dashes.",
        "example": "guided-search"
      }
    },
    {
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
  ],
  "updateFields": [
    {
      "name": "code",
      "label": "Code",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 40,
        "pattern": "^[A-Za-z0-9_\\-]+$",
        "patternMessage": "What the client types. Upper or lower case makes no difference."
      },
      "hint": "What the client types. Upper or lower case makes no difference.",
      "example": "FALL100"
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether the value is a share of the price or an amount off it.",
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
    {
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
    {
      "name": "min_package_price",
      "label": "Lowest package price",
      "kind": "cents",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The coupon is refused below it.",
      "example": 59900
    },
    {
      "name": "starts_at",
      "label": "Starts",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "Empty to start at once.",
      "example": "2026-09-01T04:00:00.000Z"
    },
    {
      "name": "ends_at",
      "label": "Ends",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "Empty for no end.",
      "example": "2026-12-01T04:59:00.000Z"
    },
    {
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
    {
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
    {
      "name": "package_identifiers",
      "label": "Packages",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 50,
        "uniqueItems": true
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
          "minLength": 2,
          "maxLength": 60,
          "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
          "format": "slug",
          "patternMessage": "Its name in addresses, small letters and dashes."
        },
        "hint": "Its name in addresses, small letters and dashes.",
        "example": "guided-search"
      }
    },
    {
      "name": "is_active",
      "label": "Active",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Off refuses the code at once.",
      "example": true
    }
  ]
};

export const couponUsageResource: ResourceDescriptor = {
  "name": "coupon-usage",
  "segment": "coupon-usage",
  "label": "Coupon usages",
  "singular": "Coupon usage",
  "entity": "CouponUsage",
  "recordLabel": "code",
  "list": {
    "id": "listCouponUsage",
    "method": "get",
    "path": "/coupon-usage",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "coupon_id",
      "label": "Coupon",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "coupons"
      }
    },
    {
      "name": "code",
      "label": "Code",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40
      },
      "hint": "As it was then.",
      "example": "FALL100"
    },
    {
      "name": "payment_id",
      "label": "Payment",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "payments"
      }
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "discount",
      "label": "Saved",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 10000
    },
    {
      "name": "paid",
      "label": "Paid",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 49900
    },
    {
      "name": "state",
      "label": "State",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "A coupon is held while somebody pays, then used, or free again after 30 minutes.",
      "choices": [
        {
          "id": "reserved",
          "name": "Held",
          "tone": "warning"
        },
        {
          "id": "consumed",
          "name": "Used",
          "tone": "success"
        },
        {
          "id": "released",
          "name": "Free again",
          "tone": "neutral"
        }
      ],
      "enumName": "CouponUsageState"
    },
    {
      "name": "reserved_until",
      "label": "Held until",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-21T15:30:00.000Z"
    },
    {
      "name": "created_at",
      "label": "When",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "coupon_id",
      "label": "Coupon",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "coupons"
      }
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "state",
      "label": "State",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "A coupon is held while somebody pays, then used, or free again after 30 minutes.",
      "choices": [
        {
          "id": "reserved",
          "name": "Held",
          "tone": "warning"
        },
        {
          "id": "consumed",
          "name": "Used",
          "tone": "success"
        },
        {
          "id": "released",
          "name": "Free again",
          "tone": "neutral"
        }
      ],
      "enumName": "CouponUsageState"
    }
  ],
  "sortable": [
    "id",
    "code",
    "price",
    "discount",
    "paid",
    "state",
    "created_at"
  ],
  "columns": [
    "code",
    "user_id",
    "package_identifier",
    "price",
    "discount",
    "paid",
    "state",
    "created_at"
  ],
  "hidden": [
    "id",
    "version",
    "payment_id"
  ],
  "groups": [],
  "createFields": [],
  "updateFields": []
};

export const initialClientDataResource: ResourceDescriptor = {
  "name": "initial-client-data",
  "segment": "incomplete-onboardings",
  "label": "Onboardings",
  "singular": "Onboarding",
  "entity": "InitialClientData",
  "recordLabel": "email",
  "list": {
    "id": "listInitialClientData",
    "method": "get",
    "path": "/users/initial-client-data",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getInitialClientData",
    "method": "get",
    "path": "/users/initial-client-data/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "create": {
    "id": "createInitialClientData",
    "method": "post",
    "path": "/users/initial-client-data",
    "roles": [
      "admin",
      "employee"
    ],
    "public": true,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateInitialClientData",
    "method": "patch",
    "path": "/users/initial-client-data/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteInitialClientData",
    "method": "delete",
    "path": "/users/initial-client-data/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "sendOnboardingLink",
      "method": "post",
      "path": "/users/initial-client-data/{id}/send-link",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "action": "sendLink",
      "on": "record",
      "label": "Send resume link",
      "description": "Mails the prospect a signed link with which they go on and pay by themselves.",
      "fields": [],
      "pathParams": []
    },
    {
      "id": "discardInitialClientData",
      "method": "post",
      "path": "/users/initial-client-data/{id}/discard",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "action": "discard",
      "on": "record",
      "label": "Discard",
      "description": "Sets an onboarding aside; its links stop working and a held coupon is free again.",
      "fields": [],
      "pathParams": [],
      "moves": {
        "field": "step",
        "transitions": [
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
        ]
      }
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Hannah"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 7,
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "pattern": "^[0-9]{5}(-[0-9]{4})?$",
        "patternMessage": "Five digits, or five and four."
      },
      "hint": "Five digits, or five and four.",
      "example": "04101"
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "What they chose so far."
      },
      "hint": "What they chose so far.",
      "example": "guided-search"
    },
    {
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
    {
      "name": "step",
      "label": "Step",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How far somebody has come on the way to an account.",
      "choices": [
        {
          "id": "incomplete",
          "name": "Not complete",
          "tone": "turn"
        },
        {
          "id": "payment",
          "name": "At the payment",
          "tone": "warning"
        },
        {
          "id": "payment_success",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "discarded",
          "name": "Discarded",
          "tone": "neutral"
        }
      ],
      "enumName": "OnboardingStep",
      "transitions": [
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
      ]
    },
    {
      "name": "source",
      "label": "Begun by",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Whether the client signed up alone or staff did it with them.",
      "choices": [
        {
          "id": "self",
          "name": "The client",
          "tone": "neutral"
        },
        {
          "id": "assisted",
          "name": "With staff",
          "tone": "info"
        }
      ],
      "enumName": "OnboardingSource"
    },
    {
      "name": "started_by",
      "label": "Owner",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The advisor or admin who takes care of it.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "last_step_at",
      "label": "Last step",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "last_nudge_at",
      "label": "Last nudge",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "When a resume link was last sent.",
      "example": "2026-11-20T15:00:00.000Z",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "terms_version",
      "label": "Terms accepted",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 20
      },
      "hint": "The version accepted before paying.",
      "example": "2026-11"
    },
    {
      "name": "terms_accepted_at",
      "label": "Accepted at",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "payment_id",
      "label": "Payment",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "payments"
      }
    },
    {
      "name": "user_id",
      "label": "Account",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The client's account, once paid.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "resume_token",
      "label": "Resume token",
      "kind": "text",
      "required": false,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 500
      },
      "hint": "Proves whose onboarding it is; only in the answer to whoever began or resumed it.",
      "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
    },
    {
      "name": "created_at",
      "label": "Begun",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "step",
      "label": "Step",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How far somebody has come on the way to an account.",
      "choices": [
        {
          "id": "incomplete",
          "name": "Not complete",
          "tone": "turn"
        },
        {
          "id": "payment",
          "name": "At the payment",
          "tone": "warning"
        },
        {
          "id": "payment_success",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "discarded",
          "name": "Discarded",
          "tone": "neutral"
        }
      ],
      "enumName": "OnboardingStep",
      "transitions": [
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
      ]
    },
    {
      "name": "source",
      "label": "Begun by",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether the client signed up alone or staff did it with them.",
      "choices": [
        {
          "id": "self",
          "name": "The client",
          "tone": "neutral"
        },
        {
          "id": "assisted",
          "name": "With staff",
          "tone": "info"
        }
      ],
      "enumName": "OnboardingSource"
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
      "name": "started_by",
      "label": "Owner",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "last_step_at_gte",
      "label": "Last step after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "last_step_at_lte",
      "label": "Last step before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "first_name",
    "last_name",
    "email",
    "step",
    "package_identifier",
    "source",
    "last_step_at",
    "last_nudge_at",
    "created_at"
  ],
  "columns": [
    "first_name",
    "last_name",
    "email",
    "step",
    "package_identifier",
    "source",
    "started_by",
    "last_step_at",
    "last_nudge_at"
  ],
  "hidden": [
    "id",
    "version",
    "resume_token",
    "payment_id"
  ],
  "groups": [
    {
      "label": "You",
      "fields": [
        "first_name",
        "last_name",
        "email",
        "phone",
        "zip"
      ]
    },
    {
      "label": "Package",
      "fields": [
        "package_identifier",
        "coupon_code"
      ]
    },
    {
      "label": "Onboarding",
      "fields": [
        "step",
        "source",
        "started_by",
        "last_step_at",
        "last_nudge_at",
        "user_id"
      ]
    }
  ],
  "createFields": [
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Hannah"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 7,
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "pattern": "^[0-9]{5}(-[0-9]{4})?$",
        "patternMessage": "Five digits, or five and four."
      },
      "hint": "Five digits, or five and four.",
      "example": "04101"
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "What they chose so far."
      },
      "hint": "What they chose so far.",
      "example": "guided-search"
    },
    {
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
  ],
  "updateFields": [
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Hannah"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 7,
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0148"
    },
    {
      "name": "zip",
      "label": "ZIP",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "pattern": "^[0-9]{5}(-[0-9]{4})?$",
        "patternMessage": "Five digits, or five and four."
      },
      "hint": "Five digits, or five and four.",
      "example": "04101"
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "What they chose so far."
      },
      "hint": "What they chose so far.",
      "example": "guided-search"
    },
    {
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
  ]
};

export const paymentsResource: ResourceDescriptor = {
  "name": "payments",
  "segment": "payments",
  "label": "Payments",
  "singular": "Payment",
  "entity": "Payment",
  "recordLabel": "receipt_number",
  "list": {
    "id": "listPayments",
    "method": "get",
    "path": "/payments",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getPayment",
    "method": "get",
    "path": "/payments/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "refundPayment",
      "method": "post",
      "path": "/payments/{id}/refund",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "refund",
      "on": "record",
      "label": "Refund",
      "description": "Gives back what the refund ladder says, or the amount named. Once for each payment.",
      "fields": [
        {
          "name": "amount",
          "label": "Amount",
          "kind": "cents",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 1,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Empty gives back what the refund ladder says."
        },
        {
          "name": "reason",
          "label": "Reason",
          "kind": "text",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 3,
            "maxLength": 300
          },
          "hint": "Kept with the payment."
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
          {
            "from": [
              "succeeded"
            ],
            "to": "refunded",
            "label": "Refund",
            "by": [
              "admin"
            ],
            "via": "refundPayment"
          }
        ]
      }
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "What was paid for.",
      "choices": [
        {
          "id": "package",
          "name": "Package"
        },
        {
          "id": "upgrade",
          "name": "Upgrade"
        }
      ],
      "enumName": "PaymentKind"
    },
    {
      "name": "onboarding_id",
      "label": "Onboarding",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "incomplete-onboardings"
      }
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The account, once the payment is confirmed.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before the coupon.",
      "example": 59900
    },
    {
      "name": "coupon_code",
      "label": "Coupon",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40
      },
      "example": "FALL100"
    },
    {
      "name": "discount",
      "label": "Discount",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 10000
    },
    {
      "name": "amount",
      "label": "Total",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What the card is charged.",
      "example": 49900
    },
    {
      "name": "currency",
      "label": "Currency",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 3,
        "maxLength": 3
      },
      "hint": "ISO 4217.",
      "example": "USD"
    },
    {
      "name": "provider",
      "label": "Paid by",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Who took the money. The test card desk moves none.",
      "choices": [
        {
          "id": "test_card_desk",
          "name": "Test card desk (no money moves)"
        },
        {
          "id": "stripe",
          "name": "Card"
        },
        {
          "id": "none",
          "name": "Coupon, nothing to pay"
        }
      ],
      "enumName": "PaymentProvider"
    },
    {
      "name": "provider_id",
      "label": "Provider's reference",
      "kind": "text",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 255
      },
      "example": "pi_3Q7f2k",
      "read": [
        "admin"
      ]
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How a payment stands.",
      "choices": [
        {
          "id": "pending",
          "name": "Not paid yet",
          "tone": "neutral"
        },
        {
          "id": "requires_action",
          "name": "Needs confirmation",
          "tone": "warning"
        },
        {
          "id": "succeeded",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "failed",
          "name": "Failed",
          "tone": "error"
        },
        {
          "id": "refunded",
          "name": "Refunded",
          "tone": "info"
        }
      ],
      "enumName": "PaymentStatus",
      "transitions": [
        {
          "from": [
            "succeeded"
          ],
          "to": "refunded",
          "label": "Refund",
          "by": [
            "admin"
          ],
          "via": "refundPayment"
        }
      ]
    },
    {
      "name": "failure",
      "label": "Why it failed",
      "kind": "text",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 300
      },
      "example": "The card was declined."
    },
    {
      "name": "receipt_number",
      "label": "Receipt",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 20
      },
      "example": "FC-2026-00042"
    },
    {
      "name": "paid_at",
      "label": "Paid",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "refunded_amount",
      "label": "Refunded",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 0
    },
    {
      "name": "refunded_at",
      "label": "Refunded at",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-21T15:00:00.000Z"
    },
    {
      "name": "refund_reason",
      "label": "Why refunded",
      "kind": "text",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 300
      },
      "example": "The client bought elsewhere.",
      "read": [
        "admin"
      ]
    },
    {
      "name": "created_at",
      "label": "Begun",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How a payment stands.",
      "choices": [
        {
          "id": "pending",
          "name": "Not paid yet",
          "tone": "neutral"
        },
        {
          "id": "requires_action",
          "name": "Needs confirmation",
          "tone": "warning"
        },
        {
          "id": "succeeded",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "failed",
          "name": "Failed",
          "tone": "error"
        },
        {
          "id": "refunded",
          "name": "Refunded",
          "tone": "info"
        }
      ],
      "enumName": "PaymentStatus",
      "transitions": [
        {
          "from": [
            "succeeded"
          ],
          "to": "refunded",
          "label": "Refund",
          "by": [
            "admin"
          ],
          "via": "refundPayment"
        }
      ]
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What was paid for.",
      "choices": [
        {
          "id": "package",
          "name": "Package"
        },
        {
          "id": "upgrade",
          "name": "Upgrade"
        }
      ],
      "enumName": "PaymentKind"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "onboarding_id",
      "label": "Onboarding",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "incomplete-onboardings"
      }
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    },
    {
      "name": "created_at_gte",
      "label": "Begun after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Begun before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "created_at",
    "paid_at",
    "amount",
    "status",
    "package_identifier",
    "receipt_number"
  ],
  "columns": [
    "created_at",
    "user_id",
    "package_identifier",
    "price",
    "discount",
    "amount",
    "status",
    "receipt_number"
  ],
  "hidden": [
    "id",
    "version",
    "provider_id"
  ],
  "groups": [
    {
      "label": "What",
      "fields": [
        "kind",
        "package_identifier",
        "user_id",
        "onboarding_id"
      ]
    },
    {
      "label": "Money",
      "fields": [
        "price",
        "discount",
        "coupon_code",
        "amount",
        "currency",
        "refunded_amount"
      ]
    },
    {
      "label": "State",
      "fields": [
        "status",
        "failure",
        "provider",
        "provider_id",
        "receipt_number",
        "paid_at",
        "refunded_at"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

export const employeesResource: ResourceDescriptor = {
  "name": "employees",
  "segment": "employees",
  "label": "Employees",
  "singular": "Employee",
  "entity": "Employee",
  "recordLabel": "name",
  "list": {
    "id": "listEmployees",
    "method": "get",
    "path": "/employees",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getEmployee",
    "method": "get",
    "path": "/employees/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "create": {
    "id": "createEmployee",
    "method": "post",
    "path": "/users/create-employee",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateEmployee",
    "method": "patch",
    "path": "/employees/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteEmployee",
    "method": "delete",
    "path": "/employees/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "suspendEmployee",
      "method": "patch",
      "path": "/employees/suspend/{id}",
      "roles": [
        "admin"
      ],
      "public": false,
      "action": "suspend",
      "on": "record",
      "label": "Suspend",
      "description": "Suspends the employee and ends every session of theirs at once. Their clients stay theirs until handed over.",
      "fields": [],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    },
    {
      "id": "reactivateEmployee",
      "method": "patch",
      "path": "/employees/reactivate/{id}",
      "roles": [
        "admin"
      ],
      "public": false,
      "action": "reactivate",
      "on": "record",
      "label": "Reactivate",
      "description": "Lets a suspended employee sign in again.",
      "fields": [],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    },
    {
      "id": "handOverClients",
      "method": "post",
      "path": "/employees/{id}/hand-over",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "handOver",
      "on": "record",
      "label": "Hand over all clients",
      "description": "Gives all clients of the employee to another one, or leaves them unassigned.",
      "fields": [
        {
          "name": "to",
          "label": "To",
          "kind": "reference",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 36,
            "format": "uuid"
          },
          "hint": "Empty leaves them unassigned.",
          "reference": {
            "resource": "employees",
            "filter": {
              "status": "active"
            }
          }
        },
        {
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
          "example": "On parental leave."
        }
      ],
      "pathParams": []
    },
    {
      "id": "sendEmployeeInvitation",
      "method": "post",
      "path": "/employees/{id}/send-invitation",
      "roles": [
        "admin"
      ],
      "public": false,
      "action": "sendInvitation",
      "on": "record",
      "label": "Send invitation again",
      "description": "Mails a new link to choose a password; the old one ends.",
      "fields": [],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 161
      },
      "example": "Maria Alvarez"
    },
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Maria"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Alvarez"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "hint": "The invitation goes here.",
      "example": "maria.alvarez@forecourt.example"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0101"
    },
    {
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
    {
      "name": "avatar",
      "label": "Picture",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How an account stands.",
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
    {
      "name": "absent_until",
      "label": "Absent until",
      "kind": "date",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "The last day away; no new clients until then.",
      "example": "2026-12-04"
    },
    {
      "name": "load",
      "label": "Clients",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "How many clients they work for.",
      "example": 14
    },
    {
      "name": "last_sign_in_at",
      "label": "Last sign-in",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "created_at",
      "label": "Since",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How an account stands.",
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
    }
  ],
  "sortable": [
    "id",
    "name",
    "first_name",
    "last_name",
    "email",
    "title",
    "status",
    "load",
    "absent_until",
    "last_sign_in_at",
    "created_at"
  ],
  "columns": [
    "name",
    "title",
    "email",
    "phone",
    "status",
    "load",
    "absent_until",
    "last_sign_in_at"
  ],
  "hidden": [
    "id",
    "name",
    "avatar",
    "version"
  ],
  "groups": [
    {
      "label": "Person",
      "fields": [
        "first_name",
        "last_name",
        "email",
        "phone",
        "title"
      ]
    },
    {
      "label": "Work",
      "fields": [
        "status",
        "load",
        "absent_until",
        "last_sign_in_at"
      ]
    }
  ],
  "createFields": [
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Maria"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Alvarez"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "hint": "The invitation goes here.",
      "example": "maria.alvarez@forecourt.example"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0101"
    },
    {
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
    {
      "name": "absent_until",
      "label": "Absent until",
      "kind": "date",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "The last day away; no new clients until then.",
      "example": "2026-12-04"
    }
  ],
  "updateFields": [
    {
      "name": "first_name",
      "label": "First name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Maria"
    },
    {
      "name": "last_name",
      "label": "Last name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "example": "Alvarez"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "hint": "The invitation goes here.",
      "example": "maria.alvarez@forecourt.example"
    },
    {
      "name": "phone",
      "label": "Phone",
      "kind": "phone",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 25,
        "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
        "format": "phone",
        "patternMessage": "With area code."
      },
      "hint": "With area code.",
      "example": "(207) 555-0101"
    },
    {
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
    {
      "name": "absent_until",
      "label": "Absent until",
      "kind": "date",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "The last day away; no new clients until then.",
      "example": "2026-12-04"
    }
  ]
};

export const userPreferencesResource: ResourceDescriptor = {
  "name": "user-preferences",
  "segment": "client-preferences",
  "label": "Checklists",
  "singular": "Checklist",
  "entity": "UserPreferences",
  "recordLabel": "client_name",
  "list": {
    "id": "listUserPreferences",
    "method": "get",
    "path": "/user-preferences",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getUserPreferences",
    "method": "get",
    "path": "/user-preferences/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "requestPreferencesChanges",
      "method": "post",
      "path": "/user-preferences/{id}/request-changes",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "requestChanges",
      "on": "record",
      "label": "Ask for changes",
      "description": "Gives a submitted checklist back to the client with what should change; they are told.",
      "fields": [
        {
          "name": "note",
          "label": "What should change",
          "kind": "text",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 3,
            "maxLength": 2000
          },
          "example": "Is a plug-in hybrid an option?"
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
        ]
      }
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "client_name",
      "label": "Client",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "packages"
      }
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Where the checklist stands.",
      "choices": [
        {
          "id": "draft",
          "name": "Draft",
          "tone": "neutral"
        },
        {
          "id": "submitted",
          "name": "Submitted",
          "tone": "success"
        },
        {
          "id": "changes_requested",
          "name": "Changes asked for",
          "tone": "turn"
        }
      ],
      "enumName": "ChecklistStatus",
      "transitions": [
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
      ]
    },
    {
      "name": "progress",
      "label": "Done",
      "kind": "percent",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100,
        "format": "percent"
      },
      "hint": "In percent.",
      "example": 60
    },
    {
      "name": "selections",
      "label": "Selections",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": true,
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
              "hint": "How the car is paid for.",
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
              "label": "Most in all",
              "kind": "cents",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 100000000,
                "format": "cents"
              },
              "hint": "Out the door.",
              "example": 4000000
            },
            {
              "name": "max_monthly",
              "label": "Most a month",
              "kind": "cents",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 100000000,
                "format": "cents"
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
                "maximum": 100000000,
                "format": "cents"
              },
              "example": 500000
            },
            {
              "name": "credit_tier",
              "label": "Credit",
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
              "label": "Months",
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
              "label": "Miles a year",
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
                  "minLength": 36,
                  "maxLength": 36,
                  "format": "uuid"
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
                  "maxItems": 3,
                  "uniqueItems": true
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
                  "maxItems": 9,
                  "uniqueItems": true
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
                        "minLength": 1,
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
                  "maxItems": 30,
                  "uniqueItems": true
                },
                "items": {
                  "name": "never_makes",
                  "label": "Make",
                  "kind": "string",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {
                    "minLength": 1,
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
                  "maxItems": 4,
                  "uniqueItems": true
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
                  "maxItems": 5,
                  "uniqueItems": true
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
          "hint": "Colours and options.",
          "fields": [
            {
              "name": "exterior_colours",
              "label": "Outside",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 20,
                "uniqueItems": true
              },
              "hint": "The best first.",
              "items": {
                "name": "exterior_colours",
                "label": "Colour",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "minLength": 1,
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
                "maxItems": 20,
                "uniqueItems": true
              },
              "hint": "The best first.",
              "items": {
                "name": "interior_colours",
                "label": "Colour",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "minLength": 1,
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
                "maxItems": 20,
                "uniqueItems": true
              },
              "items": {
                "name": "rejected_colours",
                "label": "Colour",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "minLength": 1,
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
                      "minLength": 1,
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
                    "hint": "How much an option matters.",
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
                "maxLength": 10,
                "pattern": "^[0-9]{5}(-[0-9]{4})?$"
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
              "hint": "How the car gets to the client.",
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
                "maxLength": 10,
                "format": "date"
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
                "maxLength": 10,
                "format": "date"
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
              "hint": "How the client likes to be reached.",
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
                    "maxLength": 254,
                    "format": "email"
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
                    "maxLength": 25,
                    "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
                    "format": "phone"
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
    {
      "name": "trade_in",
      "label": "Trade-in",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": true,
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
            "maxLength": 17,
            "pattern": "^[A-Za-z0-9]{0,17}$",
            "patternMessage": "17 letters and digits; a doubtful one is only warned about."
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
          "hint": "As the client sees it.",
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
          "hint": "Empty when nothing is owed.",
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
            "maximum": 100000000,
            "format": "cents"
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
            "maxLength": 10,
            "format": "date"
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
          "hint": "Empty if you do not know.",
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
            "maxItems": 30,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
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
                  "minLength": 1,
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
                  "maximum": 100000000,
                  "format": "cents"
                },
                "hint": "Money in integer cents of the firm's currency.",
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
                  "maxLength": 10,
                  "format": "date"
                },
                "example": "2026-11-14"
              }
            ]
          }
        }
      ]
    },
    {
      "name": "trade_in_photos",
      "label": "Trade-in photos",
      "kind": "array",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxItems": 50
      },
      "hint": "The files with it.",
      "items": {
        "name": "trade_in_photos",
        "label": "File",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "A file that is kept, as a message, complaint or checklist carries it.",
        "fields": [
          {
            "name": "id",
            "label": "Id",
            "kind": "id",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          },
          {
            "name": "file_name",
            "label": "Name",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "minLength": 1,
              "maxLength": 255
            },
            "example": "window-sticker.jpg"
          },
          {
            "name": "content_type",
            "label": "Type",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "maxLength": 120
            },
            "hint": "Judged by content.",
            "example": "image/jpeg"
          },
          {
            "name": "size",
            "label": "Size",
            "kind": "integer",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "minimum": 0,
              "maximum": 26214400
            },
            "hint": "In bytes.",
            "example": 421888
          },
          {
            "name": "has_preview",
            "label": "Preview",
            "kind": "boolean",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {},
            "hint": "A small picture of it can be had.",
            "example": true
          },
          {
            "name": "created_at",
            "label": "Uploaded",
            "kind": "datetime",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "maxLength": 40,
              "format": "date-time"
            },
            "hint": "A moment in time (RFC 3339, UTC).",
            "example": "2026-11-21T14:30:00.000Z"
          }
        ]
      }
    },
    {
      "name": "submitted_at",
      "label": "Submitted",
      "kind": "datetime",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-18T19:10:00.000Z"
    },
    {
      "name": "changes_note",
      "label": "What should change",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 2000
      },
      "example": "Is a plug-in hybrid an option?"
    },
    {
      "name": "created_at",
      "label": "Begun",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "package_id",
      "label": "Package",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "packages"
      }
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Where the checklist stands.",
      "choices": [
        {
          "id": "draft",
          "name": "Draft",
          "tone": "neutral"
        },
        {
          "id": "submitted",
          "name": "Submitted",
          "tone": "success"
        },
        {
          "id": "changes_requested",
          "name": "Changes asked for",
          "tone": "turn"
        }
      ],
      "enumName": "ChecklistStatus",
      "transitions": [
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
      ]
    },
    {
      "name": "submitted_at_gte",
      "label": "Submitted after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "submitted_at_lte",
      "label": "Submitted before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "status",
    "progress",
    "submitted_at",
    "created_at",
    "updated_at"
  ],
  "columns": [
    "user_id",
    "package_id",
    "status",
    "progress",
    "submitted_at",
    "updated_at"
  ],
  "hidden": [
    "id",
    "client_name",
    "version"
  ],
  "groups": [
    {
      "label": "Checklist",
      "fields": [
        "user_id",
        "package_id",
        "status",
        "progress",
        "submitted_at",
        "changes_note"
      ]
    },
    {
      "label": "Wishes",
      "fields": [
        "selections"
      ]
    },
    {
      "label": "Trade-in",
      "fields": [
        "trade_in",
        "trade_in_photos"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

export const clientFoldersResource: ResourceDescriptor = {
  "name": "client-folders",
  "segment": "client-folders",
  "label": "Folders",
  "singular": "Folder",
  "entity": "ClientFolder",
  "recordLabel": "name",
  "list": {
    "id": "listClientFolders",
    "method": "get",
    "path": "/client-folders",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getClientFolder",
    "method": "get",
    "path": "/client-folders/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "create": {
    "id": "createClientFolder",
    "method": "post",
    "path": "/client-folders",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateClientFolder",
    "method": "patch",
    "path": "/client-folders/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "actions": [
    {
      "id": "updateFolderDisplay",
      "method": "patch",
      "path": "/client-folders/{id}/update-display",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "updateDisplay",
      "on": "record",
      "label": "Show or hide folder",
      "description": "Decides whether the client sees the folder at all.",
      "fields": [
        {
          "name": "is_displayed",
          "label": "Displayed to the client",
          "kind": "boolean",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {}
        }
      ],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "client_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 120
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "is_displayed",
      "label": "Displayed to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Off hides the folder from the client.",
      "default": true,
      "example": true
    },
    {
      "name": "file_count",
      "label": "Files",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Those the caller may see.",
      "example": 6
    },
    {
      "name": "last_file_at",
      "label": "Last file",
      "kind": "datetime",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T19:10:00.000Z"
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "client_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "is_displayed",
      "label": "Displayed",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "last_file_at_gte",
      "label": "Last file after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "name",
    "is_displayed",
    "file_count",
    "last_file_at",
    "created_at"
  ],
  "columns": [
    "name",
    "client_id",
    "is_displayed",
    "file_count",
    "last_file_at"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [],
  "createFields": [
    {
      "name": "client_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 120
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "is_displayed",
      "label": "Displayed to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Off hides the folder from the client.",
      "default": true,
      "example": true
    }
  ],
  "updateFields": [
    {
      "name": "client_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 120
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "is_displayed",
      "label": "Displayed to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Off hides the folder from the client.",
      "example": true
    }
  ]
};

export const complaintsResource: ResourceDescriptor = {
  "name": "complaints",
  "segment": "complaints",
  "label": "Complaints",
  "singular": "Complaint",
  "entity": "Complaint",
  "recordLabel": "subject",
  "list": {
    "id": "listComplaints",
    "method": "get",
    "path": "/complaints",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getComplaint",
    "method": "get",
    "path": "/complaints/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "create": {
    "id": "createComplaint",
    "method": "post",
    "path": "/complaints",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateComplaint",
    "method": "patch",
    "path": "/complaints/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteComplaint",
    "method": "delete",
    "path": "/complaints/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "setComplaintStatus",
      "method": "patch",
      "path": "/complaints/{id}/status",
      "roles": [
        "admin",
        "employee",
        "client"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setStatus",
      "on": "record",
      "label": "Set status",
      "description": "Moves the complaint on, as far as its state and the caller's role allow; writes its timeline and tells the other side. A refused move answers 409 with the moves open.",
      "fields": [
        {
          "name": "status",
          "label": "Status",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How far the complaint has come.",
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
        {
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
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
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
      }
    },
    {
      "id": "assignComplaint",
      "method": "patch",
      "path": "/complaints/{id}/assign/{employeeId}",
      "roles": [
        "admin"
      ],
      "public": false,
      "action": "assign",
      "on": "record",
      "label": "Assign to employee",
      "description": "Gives the complaint to an active employee, who is told.",
      "fields": [],
      "pathParams": [
        {
          "name": "employeeId",
          "label": "Employee",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 36,
            "maxLength": 36,
            "format": "uuid"
          },
          "hint": "Who takes it on.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "client-profiles",
            "filter": {
              "role": "employee"
            }
          }
        }
      ]
    },
    {
      "id": "replyToComplaint",
      "method": "post",
      "path": "/complaints/{id}/replies",
      "roles": [
        "admin",
        "employee",
        "client"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "reply",
      "on": "record",
      "label": "Reply",
      "description": "Adds words to the complaint and tells the other side. A client's reply to a complaint that waits on them sets it going again; an internal note is for staff alone.",
      "fields": [
        {
          "name": "text",
          "label": "Reply",
          "kind": "text",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 1,
            "maxLength": 4000
          },
          "example": "Thank you. Saturday morning suits me."
        },
        {
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
        {
          "name": "attachment_ids",
          "label": "Attachments",
          "kind": "array",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxItems": 10,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          }
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "subject",
      "label": "Subject",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 120
      },
      "example": "The OTD price rose after I accepted"
    },
    {
      "name": "category",
      "label": "Category",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What it is about.",
      "choices": [
        {
          "id": "advisor",
          "name": "My advisor",
          "tone": "neutral"
        },
        {
          "id": "listing",
          "name": "A car or listing",
          "tone": "neutral"
        },
        {
          "id": "price",
          "name": "A price",
          "tone": "neutral"
        },
        {
          "id": "payment",
          "name": "A payment",
          "tone": "neutral"
        },
        {
          "id": "delay",
          "name": "Waiting too long",
          "tone": "neutral"
        },
        {
          "id": "other",
          "name": "Something else",
          "tone": "neutral"
        }
      ],
      "enumName": "ComplaintCategory"
    },
    {
      "name": "details",
      "label": "Details",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 4000
      },
      "hint": "What happened, and what would make it right.",
      "example": "The dealer added a protection package of $895 on the day. Please have it taken off."
    },
    {
      "name": "attachments",
      "label": "Attachments",
      "kind": "array",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxItems": 50
      },
      "hint": "The files with it.",
      "items": {
        "name": "attachments",
        "label": "File",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "A file that is kept, as a message, complaint or checklist carries it.",
        "fields": [
          {
            "name": "id",
            "label": "Id",
            "kind": "id",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          },
          {
            "name": "file_name",
            "label": "Name",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "minLength": 1,
              "maxLength": 255
            },
            "example": "window-sticker.jpg"
          },
          {
            "name": "content_type",
            "label": "Type",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "maxLength": 120
            },
            "hint": "Judged by content.",
            "example": "image/jpeg"
          },
          {
            "name": "size",
            "label": "Size",
            "kind": "integer",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "minimum": 0,
              "maximum": 26214400
            },
            "hint": "In bytes.",
            "example": 421888
          },
          {
            "name": "has_preview",
            "label": "Preview",
            "kind": "boolean",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {},
            "hint": "A small picture of it can be had.",
            "example": true
          },
          {
            "name": "created_at",
            "label": "Uploaded",
            "kind": "datetime",
            "required": true,
            "nullable": false,
            "readOnly": true,
            "rules": {
              "maxLength": 40,
              "format": "date-time"
            },
            "hint": "A moment in time (RFC 3339, UTC).",
            "example": "2026-11-21T14:30:00.000Z"
          }
        ]
      }
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How far the complaint has come.",
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
    {
      "name": "assigned_to",
      "label": "Assigned to",
      "kind": "reference",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The employee who takes care of it.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "employee"
        }
      }
    },
    {
      "name": "resolved_at",
      "label": "Resolved",
      "kind": "datetime",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T19:10:00.000Z"
    },
    {
      "name": "closed_at",
      "label": "Closed",
      "kind": "datetime",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-21T15:00:00.000Z"
    },
    {
      "name": "created_at",
      "label": "Made",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "assigned_to",
      "label": "Assigned to",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "employee"
        }
      }
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How far the complaint has come.",
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
    {
      "name": "category",
      "label": "Category",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What it is about.",
      "choices": [
        {
          "id": "advisor",
          "name": "My advisor",
          "tone": "neutral"
        },
        {
          "id": "listing",
          "name": "A car or listing",
          "tone": "neutral"
        },
        {
          "id": "price",
          "name": "A price",
          "tone": "neutral"
        },
        {
          "id": "payment",
          "name": "A payment",
          "tone": "neutral"
        },
        {
          "id": "delay",
          "name": "Waiting too long",
          "tone": "neutral"
        },
        {
          "id": "other",
          "name": "Something else",
          "tone": "neutral"
        }
      ],
      "enumName": "ComplaintCategory"
    },
    {
      "name": "created_at_gte",
      "label": "Made after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Made before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "subject",
    "category",
    "status",
    "created_at",
    "updated_at"
  ],
  "columns": [
    "subject",
    "user_id",
    "category",
    "status",
    "assigned_to",
    "created_at",
    "updated_at"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Complaint",
      "fields": [
        "subject",
        "category",
        "details",
        "attachments"
      ]
    },
    {
      "label": "Course",
      "fields": [
        "user_id",
        "status",
        "assigned_to",
        "resolved_at",
        "closed_at"
      ]
    }
  ],
  "createFields": [
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "subject",
      "label": "Subject",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 120
      },
      "example": "The OTD price rose after I accepted"
    },
    {
      "name": "category",
      "label": "Category",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What it is about.",
      "choices": [
        {
          "id": "advisor",
          "name": "My advisor",
          "tone": "neutral"
        },
        {
          "id": "listing",
          "name": "A car or listing",
          "tone": "neutral"
        },
        {
          "id": "price",
          "name": "A price",
          "tone": "neutral"
        },
        {
          "id": "payment",
          "name": "A payment",
          "tone": "neutral"
        },
        {
          "id": "delay",
          "name": "Waiting too long",
          "tone": "neutral"
        },
        {
          "id": "other",
          "name": "Something else",
          "tone": "neutral"
        }
      ],
      "enumName": "ComplaintCategory"
    },
    {
      "name": "details",
      "label": "Details",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 4000
      },
      "hint": "What happened, and what would make it right.",
      "example": "The dealer added a protection package of $895 on the day. Please have it taken off."
    },
    {
      "name": "attachment_ids",
      "label": "Attachments",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 10,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
      }
    }
  ],
  "updateFields": [
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
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
    {
      "name": "subject",
      "label": "Subject",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 120
      },
      "example": "The OTD price rose after I accepted"
    },
    {
      "name": "category",
      "label": "Category",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What it is about.",
      "choices": [
        {
          "id": "advisor",
          "name": "My advisor",
          "tone": "neutral"
        },
        {
          "id": "listing",
          "name": "A car or listing",
          "tone": "neutral"
        },
        {
          "id": "price",
          "name": "A price",
          "tone": "neutral"
        },
        {
          "id": "payment",
          "name": "A payment",
          "tone": "neutral"
        },
        {
          "id": "delay",
          "name": "Waiting too long",
          "tone": "neutral"
        },
        {
          "id": "other",
          "name": "Something else",
          "tone": "neutral"
        }
      ],
      "enumName": "ComplaintCategory"
    },
    {
      "name": "details",
      "label": "Details",
      "kind": "text",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 4000
      },
      "hint": "What happened, and what would make it right.",
      "example": "The dealer added a protection package of $895 on the day. Please have it taken off."
    },
    {
      "name": "attachment_ids",
      "label": "Attachments",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 10,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
      }
    }
  ]
};

export const listingsResource: ResourceDescriptor = {
  "name": "listings",
  "segment": "listings",
  "label": "Listings",
  "singular": "Listing",
  "entity": "Listing",
  "recordLabel": "title",
  "list": {
    "id": "listListings",
    "method": "get",
    "path": "/listings",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getListing",
    "method": "get",
    "path": "/listings/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "create": {
    "id": "createListing",
    "method": "post",
    "path": "/listings",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "multipart/form-data"
  },
  "update": {
    "id": "updateListing",
    "method": "patch",
    "path": "/listings/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "multipart/form-data"
  },
  "delete": {
    "id": "deleteListing",
    "method": "delete",
    "path": "/listings/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "makeLinksOfListing",
      "method": "post",
      "path": "/listings/{id}/links",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "makeLinks",
      "on": "record",
      "label": "Propose to clients",
      "description": "Makes a link of the listing for each client chosen, photos and all.",
      "fields": [
        {
          "name": "client_ids",
          "label": "Clients",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 200,
            "uniqueItems": true
          },
          "items": {
            "name": "client_ids",
            "label": "Client",
            "kind": "reference",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
            "reference": {
              "resource": "client-profiles",
              "filter": {
                "role": "client"
              }
            }
          }
        },
        {
          "name": "tier",
          "label": "Tier",
          "kind": "enum",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How strongly the advisor recommends it.",
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
          "hint": "Your words to the clients.",
          "example": "On the lot."
        },
        {
          "name": "is_displayed",
          "label": "Publish at once",
          "kind": "boolean",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "default": false
        }
      ],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "title",
      "label": "Title",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 160
      },
      "hint": "The car in one line.",
      "example": "2025 Toyota RAV4 Hybrid XLE Premium"
    },
    {
      "name": "url",
      "label": "Web address",
      "kind": "url",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000,
        "format": "uri"
      },
      "hint": "Of the offer; kept without what only tracks.",
      "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 17,
        "pattern": "^[A-Za-z0-9]{0,17}$",
        "patternMessage": "17 letters and digits; a doubtful one is only warned about."
      },
      "hint": "17 letters and digits; a doubtful one is only warned about.",
      "example": "2T3P1RFV8SC123456"
    },
    {
      "name": "make",
      "label": "Make",
      "kind": "string",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before taxes and fees.",
      "example": 3748000
    },
    {
      "name": "miles",
      "label": "Miles",
      "kind": "integer",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "label": "Colour outside",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40
      },
      "example": "Blueprint"
    },
    {
      "name": "interior_colour",
      "label": "Colour inside",
      "kind": "string",
      "required": true,
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
      "default": [],
      "items": {
        "name": "options",
        "label": "Option",
        "kind": "string",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minLength": 1,
          "maxLength": 80
        },
        "example": "Heated seats"
      }
    },
    {
      "name": "description",
      "label": "Description",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 4000
      },
      "hint": "For the client.",
      "example": "On the lot, delivery miles only."
    },
    {
      "name": "photos",
      "label": "Photos",
      "kind": "array",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxItems": 40
      },
      "hint": "The first stands on the card.",
      "items": {
        "name": "photos",
        "label": "Photo",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "A photo of the car, with addresses good for a short while.",
        "fields": [
          {
            "name": "id",
            "label": "Id",
            "kind": "id",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "Of the file.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          },
          {
            "name": "url",
            "label": "Photo",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 1000
            },
            "hint": "Relative to the API's host; good for 60 seconds.",
            "example": "/api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?variant=original&token=…"
          },
          {
            "name": "preview_url",
            "label": "Small photo",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 1000
            },
            "hint": "Relative to the API's host; good for 60 seconds.",
            "example": "/api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?variant=preview&token=…"
          }
        ]
      }
    },
    {
      "name": "client_ids",
      "label": "For clients",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 1000,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
        "reference": {
          "resource": "client-profiles",
          "filter": {
            "role": "client"
          }
        }
      }
    },
    {
      "name": "is_displayed",
      "label": "Shown to the clients",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "default": false,
      "example": true
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "advisor_name",
      "label": "Advisor",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Maria Delgado"
    },
    {
      "name": "link_count",
      "label": "Links made of it",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "example": 2,
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "client_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "is_displayed",
      "label": "Shown to the clients",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "make",
      "label": "Make",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 60
      },
      "example": "Toyota"
    },
    {
      "name": "year_gte",
      "label": "Year from",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 1950,
        "maximum": 2100
      },
      "example": 2022
    },
    {
      "name": "year_lte",
      "label": "Year to",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 1950,
        "maximum": 2100
      },
      "example": 2026
    },
    {
      "name": "price_gte",
      "label": "Price from",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "price_lte",
      "label": "Price to",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "miles_lte",
      "label": "Most miles",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 1000000
      },
      "example": 30000
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 17
      },
      "example": "2T3P1RFV8SC123456"
    },
    {
      "name": "created_at_gte",
      "label": "Created after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Created before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "title",
    "year",
    "price",
    "miles",
    "is_displayed",
    "created_at",
    "updated_at"
  ],
  "columns": [
    "title",
    "advisor_name",
    "price",
    "miles",
    "place",
    "is_displayed",
    "link_count",
    "updated_at"
  ],
  "hidden": [
    "id",
    "version",
    "advisor_id"
  ],
  "groups": [
    {
      "label": "Car",
      "fields": [
        "title",
        "url",
        "vin",
        "year",
        "make",
        "model",
        "trim",
        "condition",
        "body_style",
        "fuel",
        "drivetrain",
        "transmission",
        "seats",
        "doors",
        "exterior_colour",
        "interior_colour",
        "options",
        "description",
        "photos"
      ]
    },
    {
      "label": "Offer",
      "fields": [
        "price",
        "miles",
        "dealer",
        "place",
        "distance"
      ]
    },
    {
      "label": "Shown to",
      "fields": [
        "client_ids",
        "is_displayed",
        "advisor_name",
        "link_count"
      ]
    }
  ],
  "createFields": [
    {
      "name": "title",
      "label": "Title",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 160
      },
      "hint": "The car in one line.",
      "example": "2025 Toyota RAV4 Hybrid XLE Premium"
    },
    {
      "name": "url",
      "label": "Web address",
      "kind": "url",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000,
        "format": "uri"
      },
      "hint": "Of the offer; kept without what only tracks.",
      "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 17,
        "pattern": "^[A-Za-z0-9]{0,17}$",
        "patternMessage": "17 letters and digits; a doubtful one is only warned about."
      },
      "hint": "17 letters and digits; a doubtful one is only warned about.",
      "example": "2T3P1RFV8SC123456"
    },
    {
      "name": "make",
      "label": "Make",
      "kind": "string",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before taxes and fees.",
      "example": 3748000
    },
    {
      "name": "miles",
      "label": "Miles",
      "kind": "integer",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "label": "Colour outside",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40
      },
      "example": "Blueprint"
    },
    {
      "name": "interior_colour",
      "label": "Colour inside",
      "kind": "string",
      "required": true,
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
      "default": [],
      "items": {
        "name": "options",
        "label": "Option",
        "kind": "string",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minLength": 1,
          "maxLength": 80
        },
        "example": "Heated seats"
      }
    },
    {
      "name": "description",
      "label": "Description",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 4000
      },
      "hint": "For the client.",
      "example": "On the lot, delivery miles only."
    },
    {
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
          "maxLength": 26214400,
          "format": "binary"
        }
      }
    },
    {
      "name": "photo_order",
      "label": "Order of photos",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 40,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
      }
    },
    {
      "name": "client_ids",
      "label": "For clients",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 1000,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
        "reference": {
          "resource": "client-profiles",
          "filter": {
            "role": "client"
          }
        }
      }
    },
    {
      "name": "is_displayed",
      "label": "Shown to the clients",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "default": false,
      "example": true
    }
  ],
  "updateFields": [
    {
      "name": "title",
      "label": "Title",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 160
      },
      "hint": "The car in one line.",
      "example": "2025 Toyota RAV4 Hybrid XLE Premium"
    },
    {
      "name": "url",
      "label": "Web address",
      "kind": "url",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000,
        "format": "uri"
      },
      "hint": "Of the offer; kept without what only tracks.",
      "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 17,
        "pattern": "^[A-Za-z0-9]{0,17}$",
        "patternMessage": "17 letters and digits; a doubtful one is only warned about."
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
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before taxes and fees.",
      "example": 3748000
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
      "label": "Colour outside",
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
      "label": "Colour inside",
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
          "minLength": 1,
          "maxLength": 80
        },
        "example": "Heated seats"
      }
    },
    {
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
    {
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
          "maxLength": 26214400,
          "format": "binary"
        }
      }
    },
    {
      "name": "photo_order",
      "label": "Order of photos",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 40,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
      }
    },
    {
      "name": "client_ids",
      "label": "For clients",
      "kind": "array",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxItems": 1000,
        "uniqueItems": true
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
          "minLength": 36,
          "maxLength": 36,
          "format": "uuid"
        },
        "hint": "A UUID (version 7), so that ids sort by age.",
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
        "reference": {
          "resource": "client-profiles",
          "filter": {
            "role": "client"
          }
        }
      }
    },
    {
      "name": "is_displayed",
      "label": "Shown to the clients",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "example": true
    }
  ]
};

export const linksResource: ResourceDescriptor = {
  "name": "links",
  "segment": "client-listings",
  "label": "Links",
  "singular": "Link",
  "entity": "Link",
  "recordLabel": "title",
  "list": {
    "id": "listLinks",
    "method": "get",
    "path": "/links",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getLink",
    "method": "get",
    "path": "/links/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "create": {
    "id": "createLink",
    "method": "post",
    "path": "/links",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateLink",
    "method": "patch",
    "path": "/links/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteLink",
    "method": "delete",
    "path": "/links/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "deleteMany": {
    "id": "deleteLinks",
    "method": "post",
    "path": "/links/delete-many",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "actions": [
    {
      "id": "uploadLinks",
      "method": "post",
      "path": "/upload-links",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "multipart/form-data",
      "action": "upload",
      "on": "collection",
      "label": "Upload links",
      "description": "Reads a CSV or XLSX sheet with one link a row and adds the good rows for the client; what is wrong is told row by row. As a preview nothing is added.",
      "fields": [
        {
          "name": "user_id",
          "label": "Client",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 36,
            "maxLength": 36,
            "format": "uuid"
          },
          "hint": "A UUID (version 7), so that ids sort by age.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "client-profiles",
            "filter": {
              "role": "client"
            }
          }
        },
        {
          "name": "file",
          "label": "Sheet",
          "kind": "file",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 26214400,
            "format": "binary"
          },
          "hint": "CSV or XLSX with a header row."
        },
        {
          "name": "is_displayed",
          "label": "Publish at once",
          "kind": "boolean",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "default": false
        },
        {
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
      ],
      "pathParams": []
    },
    {
      "id": "addLinksByHand",
      "method": "post",
      "path": "/links/manual-upload",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "manualUpload",
      "on": "collection",
      "label": "Add links",
      "description": "Adds several links for a client at once; each answers for itself.",
      "fields": [
        {
          "name": "user_id",
          "label": "Client",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 36,
            "maxLength": 36,
            "format": "uuid"
          },
          "hint": "A UUID (version 7), so that ids sort by age.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "client-profiles",
            "filter": {
              "role": "client"
            }
          }
        },
        {
          "name": "links",
          "label": "Links",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 200
          },
          "items": {
            "name": "links",
            "label": "Link to add",
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
                  "maxLength": 2000,
                  "format": "uri"
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
                  "maxLength": 17,
                  "pattern": "^[A-Za-z0-9]{0,17}$",
                  "patternMessage": "17 letters and digits; a doubtful one is only warned about."
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
                  "maximum": 100000000,
                  "format": "cents"
                },
                "hint": "Before taxes and fees.",
                "example": 3748000
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
                "label": "Colour outside",
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
                "label": "Colour inside",
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
                    "minLength": 1,
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
                "hint": "How strongly the advisor recommends it.",
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
                "example": "Every must is met, and it is on the lot in Blueprint, your first colour."
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
        {
          "name": "is_displayed",
          "label": "Publish at once",
          "kind": "boolean",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "default": false
        }
      ],
      "pathParams": []
    },
    {
      "id": "setLinkTier",
      "method": "patch",
      "path": "/links/{id}/tier",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setTier",
      "on": "record",
      "label": "Set tier",
      "description": "How strongly it is recommended.",
      "fields": [
        {
          "name": "tier",
          "label": "Tier",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How strongly the advisor recommends it.",
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
      ],
      "pathParams": []
    },
    {
      "id": "setLinkStatus",
      "method": "patch",
      "path": "/links/{id}/status",
      "roles": [
        "admin",
        "employee",
        "client"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setStatus",
      "on": "record",
      "label": "Decide",
      "description": "The three choices and what follows from them. A move that is not open answers 409 with the present state and the moves open; when two act at once, the second gets that answer. What comes from a report, a worksheet or a final price is refused here with what is missing.",
      "fields": [
        {
          "name": "status",
          "label": "Status",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How far the client and the advisor have come with this link (the three choices).",
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
        {
          "name": "reason",
          "label": "Reason",
          "kind": "enum",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "Why a link was rejected or is no longer available.",
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
              "name": "Colour"
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
        {
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
        {
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
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
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
      }
    },
    {
      "id": "setLinkComments",
      "method": "patch",
      "path": "/links/{id}/comments",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setComments",
      "on": "record",
      "label": "Comment",
      "description": "The advisor's words to the client.",
      "fields": [
        {
          "name": "comments",
          "label": "Comments",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 4000
          },
          "example": "Every must is met."
        }
      ],
      "pathParams": []
    },
    {
      "id": "setLinkNotes",
      "method": "patch",
      "path": "/links/{id}/notes",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setNotes",
      "on": "record",
      "label": "Note",
      "description": "Words for staff alone.",
      "fields": [
        {
          "name": "notes",
          "label": "Notes",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 4000
          },
          "example": "Ask for Dana."
        }
      ],
      "pathParams": []
    },
    {
      "id": "setLinkVisibility",
      "method": "patch",
      "path": "/links/{id}/visibility",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setVisibility",
      "on": "record",
      "label": "Show or hide",
      "description": "Publishes the link to the client, or takes it back from their view.",
      "fields": [
        {
          "name": "is_displayed",
          "label": "Shown to the client",
          "kind": "boolean",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {}
        }
      ],
      "pathParams": []
    },
    {
      "id": "verifyLink",
      "method": "post",
      "path": "/links/{id}/verify",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "action": "verify",
      "on": "record",
      "label": "Still there",
      "description": "Notes that somebody has just seen the offer to be still there.",
      "fields": [],
      "pathParams": []
    },
    {
      "id": "postResearchReport",
      "method": "post",
      "path": "/links/{id}/report",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "postReport",
      "on": "record",
      "label": "Post research report",
      "description": "Reports back what was found out; the client is told. A further report is a new revision.",
      "fields": [
        {
          "name": "verdict",
          "label": "Verdict",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "What the advisor makes of it.",
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
        {
          "name": "summary",
          "label": "Summary",
          "kind": "text",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 3,
            "maxLength": 4000
          },
          "hint": "What the client should know first.",
          "example": "One owner, serviced here since new. I would drive this one first."
        },
        {
          "name": "title_status",
          "label": "Title",
          "kind": "enum",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "What the car's title says.",
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
        {
          "name": "owners",
          "label": "Owners before",
          "kind": "integer",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 50
          },
          "example": 1
        },
        {
          "name": "accidents",
          "label": "Accidents",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 2000
          },
          "hint": "Empty where nothing is known.",
          "example": "None reported."
        },
        {
          "name": "service_history",
          "label": "Service",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 2000
          },
          "example": "Every 7,500 miles at the selling dealer."
        },
        {
          "name": "open_recalls",
          "label": "Open recalls",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 2000
          },
          "example": "None open today."
        },
        {
          "name": "seller_said",
          "label": "What the seller said",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 2000
          },
          "example": "Came back from a lease in October; two keys."
        },
        {
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
              "minLength": 1,
              "maxLength": 300
            },
            "example": "Front tires at 4/32."
          }
        },
        {
          "name": "inspected_on",
          "label": "Looked at on",
          "kind": "date",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 10,
            "format": "date"
          },
          "example": "2026-11-19"
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    },
    {
      "id": "addOtdWorksheet",
      "method": "post",
      "path": "/links/{id}/worksheet",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "addWorksheet",
      "on": "record",
      "label": "Enter OTD worksheet",
      "description": "Enters a dealer's Out the Door price line by line; totals and tax are worked out here, by the rule as it is now. The client is told. A further quote is a new revision.",
      "fields": [
        {
          "name": "dealer",
          "label": "Dealer",
          "kind": "string",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "hint": "Empty for the link's seller.",
          "example": "Northgate Toyota"
        },
        {
          "name": "good_through",
          "label": "Good through",
          "kind": "date",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 10,
            "format": "date"
          },
          "example": "2026-11-24"
        },
        {
          "name": "remark",
          "label": "What changed",
          "kind": "text",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 300
          },
          "hint": "One line for the client.",
          "example": "Rebate up to $750, doc fee down to $387"
        },
        {
          "name": "msrp",
          "label": "MSRP",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 3736000
        },
        {
          "name": "destination",
          "label": "Destination",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 139500
        },
        {
          "name": "dealer_discount",
          "label": "Dealer discount",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 127500
        },
        {
          "name": "selling_price",
          "label": "Selling price",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Left out, it is MSRP and destination less the discount.",
          "default": 0,
          "example": 3748000
        },
        {
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
            "fields": [
              {
                "name": "label",
                "label": "Rebate",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "minLength": 1,
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
                  "maximum": 100000000,
                  "format": "cents"
                },
                "hint": "Money in integer cents of the firm's currency.",
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
        {
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
            "fields": [
              {
                "name": "label",
                "label": "Add-on",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "minLength": 1,
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
                  "maximum": 100000000,
                  "format": "cents"
                },
                "hint": "Money in integer cents of the firm's currency.",
                "example": 59900
              }
            ]
          }
        },
        {
          "name": "doc_fee",
          "label": "Doc fee",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 38700
        },
        {
          "name": "title",
          "label": "Title",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 1800
        },
        {
          "name": "registration",
          "label": "Registration",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 7450
        },
        {
          "name": "inspection",
          "label": "Inspection",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "default": 0,
          "example": 0
        },
        {
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
            "fields": [
              {
                "name": "label",
                "label": "Fee",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "minLength": 1,
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
                  "maximum": 100000000,
                  "format": "cents"
                },
                "hint": "Money in integer cents of the firm's currency.",
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
        {
          "name": "trade_in",
          "label": "Trade-in",
          "kind": "string",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "hint": "Which car.",
          "example": "2017 Kia Sportage"
        },
        {
          "name": "trade_allowance",
          "label": "Allowance",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "What the dealer gives for it.",
          "default": 0,
          "example": 1150000
        },
        {
          "name": "trade_payoff",
          "label": "Loan payoff",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "What is still owed on it.",
          "default": 0,
          "example": 312000
        },
        {
          "name": "tax_rule_id",
          "label": "Tax rule",
          "kind": "reference",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 36,
            "format": "uuid"
          },
          "hint": "Empty where the dealer's own tax is entered.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "tax-rules"
          }
        },
        {
          "name": "sales_tax",
          "label": "Sales tax",
          "kind": "cents",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "By the rule; entered only where there is none.",
          "default": 0,
          "example": 194003
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    },
    {
      "id": "recordFinalPrice",
      "method": "post",
      "path": "/links/{id}/final-price",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "recordFinalPrice",
      "on": "record",
      "label": "Record final price",
      "description": "What was paid in the end; the link is then purchased.",
      "fields": [
        {
          "name": "final_price",
          "label": "Final price",
          "kind": "cents",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "Money in integer cents of the firm's currency.",
          "example": 59900
        },
        {
          "name": "purchased_on",
          "label": "Purchased on",
          "kind": "date",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 10,
            "format": "date"
          },
          "hint": "Empty for today.",
          "example": "2026-11-20"
        }
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
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
          }
        ]
      }
    },
    {
      "id": "publishLinks",
      "method": "post",
      "path": "/links/publish",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "publish",
      "on": "bulk",
      "label": "Publish",
      "description": "Shows the links to their clients, who are told once each.",
      "fields": [
        {
          "name": "ids",
          "label": "Ids",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 1000,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          }
        }
      ],
      "pathParams": []
    },
    {
      "id": "hideLinks",
      "method": "post",
      "path": "/links/hide",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "hide",
      "on": "bulk",
      "label": "Hide",
      "description": "Takes the links back from their clients' view.",
      "fields": [
        {
          "name": "ids",
          "label": "Ids",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 1000,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          }
        }
      ],
      "pathParams": []
    },
    {
      "id": "setLinksTier",
      "method": "post",
      "path": "/links/set-tier",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setTierOfMany",
      "on": "bulk",
      "label": "Set tier",
      "description": "Gives the links one tier.",
      "fields": [
        {
          "name": "ids",
          "label": "Ids",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minItems": 1,
            "maxItems": 1000,
            "uniqueItems": true
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
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "A UUID (version 7), so that ids sort by age.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          }
        },
        {
          "name": "tier",
          "label": "Tier",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How strongly the advisor recommends it.",
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
      ],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "client_name",
      "label": "Client",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "advisor_name",
      "label": "Advisor",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Maria Delgado"
    },
    {
      "name": "url",
      "label": "Web address",
      "kind": "url",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000,
        "format": "uri"
      },
      "hint": "Of the offer; kept without what only tracks.",
      "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
    },
    {
      "name": "title",
      "label": "Title",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 160
      },
      "hint": "The car in one line.",
      "example": "2025 Toyota RAV4 Hybrid XLE Premium"
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 17,
        "pattern": "^[A-Za-z0-9]{0,17}$",
        "patternMessage": "17 letters and digits; a doubtful one is only warned about."
      },
      "hint": "17 letters and digits; a doubtful one is only warned about.",
      "example": "2T3P1RFV8SC123456"
    },
    {
      "name": "make",
      "label": "Make",
      "kind": "string",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before taxes and fees.",
      "example": 3748000
    },
    {
      "name": "miles",
      "label": "Miles",
      "kind": "integer",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "label": "Colour outside",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40
      },
      "example": "Blueprint"
    },
    {
      "name": "interior_colour",
      "label": "Colour inside",
      "kind": "string",
      "required": true,
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
      "default": [],
      "items": {
        "name": "options",
        "label": "Option",
        "kind": "string",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minLength": 1,
          "maxLength": 80
        },
        "example": "Heated seats"
      }
    },
    {
      "name": "photos",
      "label": "Photos",
      "kind": "array",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxItems": 40
      },
      "hint": "The first stands on the card.",
      "items": {
        "name": "photos",
        "label": "Photo",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "A photo of the car, with addresses good for a short while.",
        "fields": [
          {
            "name": "id",
            "label": "Id",
            "kind": "id",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minLength": 36,
              "maxLength": 36,
              "format": "uuid"
            },
            "hint": "Of the file.",
            "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
          },
          {
            "name": "url",
            "label": "Photo",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 1000
            },
            "hint": "Relative to the API's host; good for 60 seconds.",
            "example": "/api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?variant=original&token=…"
          },
          {
            "name": "preview_url",
            "label": "Small photo",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 1000
            },
            "hint": "Relative to the API's host; good for 60 seconds.",
            "example": "/api/files/01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10/content?variant=preview&token=…"
          }
        ]
      }
    },
    {
      "name": "category",
      "label": "Group",
      "kind": "string",
      "required": true,
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
      "hint": "How strongly the advisor recommends it.",
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
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How far the client and the advisor have come with this link (the three choices).",
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
    {
      "name": "status_since",
      "label": "Since",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "previous_status",
      "label": "State before",
      "kind": "enum",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {},
      "hint": "How far the client and the advisor have come with this link (the three choices).",
      "example": "proposed",
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
    {
      "name": "rejected_stage",
      "label": "Rejected at",
      "kind": "enum",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {},
      "hint": "How far it had come.",
      "example": "proposed",
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
    {
      "name": "reason",
      "label": "Reason",
      "kind": "enum",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {},
      "hint": "Why it was rejected or is unavailable.",
      "example": "price",
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
          "name": "Colour"
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
    {
      "name": "comments",
      "label": "Comments",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 4000
      },
      "hint": "Your words to the client.",
      "example": "Every must is met, and it is on the lot in Blueprint, your first colour."
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
    {
      "name": "is_displayed",
      "label": "Shown to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Held back until published.",
      "default": false,
      "example": true,
      "write": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "published_at",
      "label": "Published",
      "kind": "datetime",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-18T19:10:00.000Z"
    },
    {
      "name": "listing_id",
      "label": "Listing",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The listing it grew from.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "listings"
      }
    },
    {
      "name": "fit",
      "label": "Fit",
      "kind": "object",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {},
      "hint": "How the car meets the client's checklist.",
      "fields": [
        {
          "name": "musts",
          "label": "Musts",
          "kind": "integer",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 200
          },
          "example": 8
        },
        {
          "name": "musts_met",
          "label": "Musts met",
          "kind": "integer",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 200
          },
          "example": 7
        },
        {
          "name": "missing",
          "label": "Missing",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxItems": 200
          },
          "hint": "Musts it does not meet.",
          "items": {
            "name": "missing",
            "label": "Must",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 120
            },
            "example": "power tailgate"
          }
        },
        {
          "name": "unknown",
          "label": "Not known",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxItems": 200
          },
          "hint": "Musts nothing is known about yet.",
          "items": {
            "name": "unknown",
            "label": "Must",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 120
            },
            "example": "ventilated seats"
          }
        },
        {
          "name": "rejects_hit",
          "label": "Rejects hit",
          "kind": "array",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxItems": 200
          },
          "items": {
            "name": "rejects_hit",
            "label": "Reject",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 120
            },
            "example": "over 60 miles away"
          }
        },
        {
          "name": "score",
          "label": "Fit",
          "kind": "percent",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100,
            "format": "percent"
          },
          "hint": "In percent.",
          "example": 88
        }
      ]
    },
    {
      "name": "report_count",
      "label": "Research reports",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 1000
      },
      "example": 1
    },
    {
      "name": "worksheet_count",
      "label": "OTD revisions",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 1000
      },
      "example": 3
    },
    {
      "name": "total_otd",
      "label": "OTD price",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 200000000,
        "format": "cents"
      },
      "hint": "Of the latest worksheet.",
      "example": 3941453
    },
    {
      "name": "first_total_otd",
      "label": "First OTD price",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 200000000,
        "format": "cents"
      },
      "example": 4032075
    },
    {
      "name": "final_price",
      "label": "Final price",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 200000000,
        "format": "cents"
      },
      "hint": "What was paid in the end.",
      "example": 3941453
    },
    {
      "name": "purchased_on",
      "label": "Purchased",
      "kind": "date",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "example": "2026-11-20"
    },
    {
      "name": "last_verified_at",
      "label": "Last verified",
      "kind": "datetime",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "When somebody last saw that it is still there.",
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "created_by",
      "label": "Added by",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How far the client and the advisor have come with this link (the three choices).",
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
    {
      "name": "tier",
      "label": "Tier",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How strongly the advisor recommends it.",
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
      "name": "category",
      "label": "Group",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 80
      },
      "example": "Hybrid SUVs, new"
    },
    {
      "name": "is_displayed",
      "label": "Shown to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "make",
      "label": "Make",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 60
      },
      "example": "Toyota"
    },
    {
      "name": "year_gte",
      "label": "Year from",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 1950,
        "maximum": 2100
      },
      "example": 2022
    },
    {
      "name": "year_lte",
      "label": "Year to",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 1950,
        "maximum": 2100
      },
      "example": 2026
    },
    {
      "name": "price_gte",
      "label": "Price from",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "price_lte",
      "label": "Price to",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "miles_lte",
      "label": "Most miles",
      "kind": "integer",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 1000000
      },
      "example": 30000
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 17
      },
      "example": "2T3P1RFV8SC123456"
    },
    {
      "name": "created_at_gte",
      "label": "Created after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Created before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "title",
    "tier",
    "status",
    "status_since",
    "category",
    "year",
    "price",
    "miles",
    "distance",
    "total_otd",
    "is_displayed",
    "published_at",
    "created_at",
    "updated_at"
  ],
  "columns": [
    "title",
    "client_name",
    "tier",
    "status",
    "price",
    "total_otd",
    "is_displayed",
    "updated_at"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Car",
      "fields": [
        "title",
        "url",
        "vin",
        "year",
        "make",
        "model",
        "trim",
        "condition",
        "body_style",
        "fuel",
        "drivetrain",
        "transmission",
        "seats",
        "doors",
        "exterior_colour",
        "interior_colour",
        "options",
        "photos"
      ]
    },
    {
      "label": "Offer",
      "fields": [
        "price",
        "miles",
        "dealer",
        "place",
        "distance",
        "last_verified_at"
      ]
    },
    {
      "label": "Client",
      "fields": [
        "user_id",
        "client_name",
        "advisor_name",
        "category",
        "tier",
        "is_displayed",
        "published_at",
        "comments",
        "notes",
        "fit"
      ]
    },
    {
      "label": "Course",
      "fields": [
        "status",
        "status_since",
        "previous_status",
        "rejected_stage",
        "reason",
        "report_count",
        "worksheet_count",
        "first_total_otd",
        "total_otd",
        "final_price",
        "purchased_on",
        "listing_id",
        "created_by"
      ]
    }
  ],
  "createFields": [
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "url",
      "label": "Web address",
      "kind": "url",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000,
        "format": "uri"
      },
      "hint": "Of the offer; kept without what only tracks.",
      "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
    },
    {
      "name": "title",
      "label": "Title",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 160
      },
      "hint": "The car in one line.",
      "example": "2025 Toyota RAV4 Hybrid XLE Premium"
    },
    {
      "name": "vin",
      "label": "VIN",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 17,
        "pattern": "^[A-Za-z0-9]{0,17}$",
        "patternMessage": "17 letters and digits; a doubtful one is only warned about."
      },
      "hint": "17 letters and digits; a doubtful one is only warned about.",
      "example": "2T3P1RFV8SC123456"
    },
    {
      "name": "make",
      "label": "Make",
      "kind": "string",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before taxes and fees.",
      "example": 3748000
    },
    {
      "name": "miles",
      "label": "Miles",
      "kind": "integer",
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "required": true,
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
      "label": "Colour outside",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 40
      },
      "example": "Blueprint"
    },
    {
      "name": "interior_colour",
      "label": "Colour inside",
      "kind": "string",
      "required": true,
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
      "default": [],
      "items": {
        "name": "options",
        "label": "Option",
        "kind": "string",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minLength": 1,
          "maxLength": 80
        },
        "example": "Heated seats"
      }
    },
    {
      "name": "category",
      "label": "Group",
      "kind": "string",
      "required": true,
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
      "hint": "How strongly the advisor recommends it.",
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
    {
      "name": "comments",
      "label": "Comments",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 4000
      },
      "hint": "Your words to the client.",
      "example": "Every must is met, and it is on the lot in Blueprint, your first colour."
    },
    {
      "name": "notes",
      "label": "Notes",
      "kind": "text",
      "required": true,
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
    {
      "name": "is_displayed",
      "label": "Shown to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Held back until published.",
      "default": false,
      "example": true,
      "write": [
        "admin",
        "employee"
      ]
    }
  ],
  "updateFields": [
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "url",
      "label": "Web address",
      "kind": "url",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000,
        "format": "uri"
      },
      "hint": "Of the offer; kept without what only tracks.",
      "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
    },
    {
      "name": "title",
      "label": "Title",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 160
      },
      "hint": "The car in one line.",
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
        "maxLength": 17,
        "pattern": "^[A-Za-z0-9]{0,17}$",
        "patternMessage": "17 letters and digits; a doubtful one is only warned about."
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
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before taxes and fees.",
      "example": 3748000
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
      "label": "Colour outside",
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
      "label": "Colour inside",
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
          "minLength": 1,
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
      "hint": "How strongly the advisor recommends it.",
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
      "example": "Every must is met, and it is on the lot in Blueprint, your first colour."
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
    {
      "name": "is_displayed",
      "label": "Shown to the client",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Held back until published.",
      "example": true,
      "write": [
        "admin",
        "employee"
      ]
    }
  ]
};

export const researchReportsResource: ResourceDescriptor = {
  "name": "research-reports",
  "segment": "research-reports",
  "label": "Research reports",
  "singular": "Research report",
  "entity": "ResearchReport",
  "recordLabel": "link_title",
  "list": {
    "id": "listResearchReports",
    "method": "get",
    "path": "/research-reports",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getResearchReport",
    "method": "get",
    "path": "/research-reports/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "link_id",
      "label": "Link",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-listings"
      }
    },
    {
      "name": "link_title",
      "label": "Link",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 160
      },
      "example": "2024 Honda CR-V Hybrid Sport-L"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "client_name",
      "label": "Client",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "revision",
      "label": "Revision",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 1000
      },
      "example": 1
    },
    {
      "name": "verdict",
      "label": "Verdict",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What the advisor makes of it.",
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
    {
      "name": "summary",
      "label": "Summary",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 3,
        "maxLength": 4000
      },
      "hint": "What the client should know first.",
      "example": "One owner, serviced here since new. I would drive this one first."
    },
    {
      "name": "title_status",
      "label": "Title",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What the car's title says.",
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
    {
      "name": "owners",
      "label": "Owners before",
      "kind": "integer",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 50
      },
      "example": 1
    },
    {
      "name": "accidents",
      "label": "Accidents",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000
      },
      "hint": "Empty where nothing is known.",
      "example": "None reported."
    },
    {
      "name": "service_history",
      "label": "Service",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000
      },
      "example": "Every 7,500 miles at the selling dealer."
    },
    {
      "name": "open_recalls",
      "label": "Open recalls",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000
      },
      "example": "None open today."
    },
    {
      "name": "seller_said",
      "label": "What the seller said",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 2000
      },
      "example": "Came back from a lease in October; two keys."
    },
    {
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
          "minLength": 1,
          "maxLength": 300
        },
        "example": "Front tires at 4/32."
      }
    },
    {
      "name": "inspected_on",
      "label": "Looked at on",
      "kind": "date",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "example": "2026-11-19"
    },
    {
      "name": "created_by",
      "label": "By",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "created_by_name",
      "label": "By",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Maria Delgado"
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "link_id",
      "label": "Link",
      "kind": "id",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "verdict",
      "label": "Verdict",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What the advisor makes of it.",
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
    {
      "name": "created_at_gte",
      "label": "Created after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Created before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "revision",
    "verdict",
    "created_at"
  ],
  "columns": [
    "link_title",
    "client_name",
    "revision",
    "verdict",
    "created_by_name",
    "created_at"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Report",
      "fields": [
        "verdict",
        "summary",
        "concerns",
        "seller_said"
      ]
    },
    {
      "label": "History",
      "fields": [
        "title_status",
        "owners",
        "accidents",
        "service_history",
        "open_recalls",
        "inspected_on"
      ]
    },
    {
      "label": "About",
      "fields": [
        "link_id",
        "link_title",
        "user_id",
        "client_name",
        "revision",
        "created_by_name",
        "created_at"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

export const otdWorksheetsResource: ResourceDescriptor = {
  "name": "otd-worksheets",
  "segment": "otd-worksheets",
  "label": "OTD worksheets",
  "singular": "OTD worksheet",
  "entity": "OtdWorksheet",
  "recordLabel": "link_title",
  "list": {
    "id": "listOtdWorksheets",
    "method": "get",
    "path": "/otd-worksheets",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getOtdWorksheet",
    "method": "get",
    "path": "/otd-worksheets/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "link_id",
      "label": "Link",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-listings"
      }
    },
    {
      "name": "link_title",
      "label": "Link",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 160
      },
      "example": "2025 Toyota RAV4 Hybrid XLE Premium"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "client_name",
      "label": "Client",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "revision",
      "label": "Revision",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 1000
      },
      "example": 3
    },
    {
      "name": "dealer",
      "label": "Dealer",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 120
      },
      "hint": "Empty for the link's seller.",
      "example": "Northgate Toyota"
    },
    {
      "name": "good_through",
      "label": "Good through",
      "kind": "date",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "example": "2026-11-24"
    },
    {
      "name": "remark",
      "label": "What changed",
      "kind": "text",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 300
      },
      "hint": "One line for the client.",
      "example": "Rebate up to $750, doc fee down to $387"
    },
    {
      "name": "msrp",
      "label": "MSRP",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 3736000
    },
    {
      "name": "destination",
      "label": "Destination",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 139500
    },
    {
      "name": "dealer_discount",
      "label": "Dealer discount",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 127500
    },
    {
      "name": "selling_price",
      "label": "Selling price",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Left out, it is MSRP and destination less the discount.",
      "default": 0,
      "example": 3748000
    },
    {
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
        "fields": [
          {
            "name": "label",
            "label": "Rebate",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minLength": 1,
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
              "maximum": 100000000,
              "format": "cents"
            },
            "hint": "Money in integer cents of the firm's currency.",
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
    {
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
        "fields": [
          {
            "name": "label",
            "label": "Add-on",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minLength": 1,
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
              "maximum": 100000000,
              "format": "cents"
            },
            "hint": "Money in integer cents of the firm's currency.",
            "example": 59900
          }
        ]
      }
    },
    {
      "name": "doc_fee",
      "label": "Doc fee",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 38700
    },
    {
      "name": "title",
      "label": "Title",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 1800
    },
    {
      "name": "registration",
      "label": "Registration",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 7450
    },
    {
      "name": "inspection",
      "label": "Inspection",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "default": 0,
      "example": 0
    },
    {
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
        "fields": [
          {
            "name": "label",
            "label": "Fee",
            "kind": "string",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "minLength": 1,
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
              "maximum": 100000000,
              "format": "cents"
            },
            "hint": "Money in integer cents of the firm's currency.",
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
    {
      "name": "trade_in",
      "label": "Trade-in",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 120
      },
      "hint": "Which car.",
      "example": "2017 Kia Sportage"
    },
    {
      "name": "trade_allowance",
      "label": "Allowance",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What the dealer gives for it.",
      "default": 0,
      "example": 1150000
    },
    {
      "name": "trade_payoff",
      "label": "Loan payoff",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What is still owed on it.",
      "default": 0,
      "example": 312000
    },
    {
      "name": "tax_rule_id",
      "label": "Tax rule",
      "kind": "reference",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Empty where the dealer's own tax is entered.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "tax-rules"
      }
    },
    {
      "name": "tax_rule",
      "label": "Tax rule as it was",
      "kind": "object",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {},
      "hint": "The rule a quote was made with.",
      "fields": [
        {
          "name": "name",
          "label": "Name",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 2,
            "maxLength": 120
          },
          "example": "Ohio, Franklin County"
        },
        {
          "name": "state",
          "label": "State",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 2,
            "maxLength": 2,
            "pattern": "^[A-Z]{2}$",
            "patternMessage": "Two letters."
          },
          "hint": "Two letters.",
          "example": "OH"
        },
        {
          "name": "rate",
          "label": "Rate",
          "kind": "percent",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 30,
            "format": "percent"
          },
          "hint": "In percent, to three decimals.",
          "example": 5.75
        },
        {
          "name": "local_rate",
          "label": "Local rate",
          "kind": "percent",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 30,
            "format": "percent"
          },
          "hint": "On top, in percent.",
          "example": 1.75
        },
        {
          "name": "local_cap",
          "label": "Local cap",
          "kind": "cents",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "The local rate counts only up to this amount; empty for no cap.",
          "example": null
        },
        {
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
        {
          "name": "trade_credit_cap",
          "label": "Most trade-in credit",
          "kind": "cents",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "How much of a trade-in may lower the tax; empty for all.",
          "example": null
        },
        {
          "name": "rebate_reduces_base",
          "label": "Rebates lower the tax",
          "kind": "boolean",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "example": true
        },
        {
          "name": "is_doc_fee_taxed",
          "label": "Doc fee is taxed",
          "kind": "boolean",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "example": true
        },
        {
          "name": "doc_fee_cap",
          "label": "Doc fee cap",
          "kind": "cents",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": 0,
            "maximum": 100000000,
            "format": "cents"
          },
          "hint": "The most a dealer may charge; empty for no limit.",
          "example": 38700
        },
        {
          "name": "source",
          "label": "Source",
          "kind": "text",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 2,
            "maxLength": 300
          },
          "hint": "Where the figures come from.",
          "example": "County tax table, read 2026-10-01"
        },
        {
          "name": "effective_from",
          "label": "Effective from",
          "kind": "date",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "minLength": 10,
            "maxLength": 10,
            "format": "date"
          },
          "hint": "A calendar day in the firm's time zone.",
          "example": "2026-11-30"
        },
        {
          "name": "is_example",
          "label": "Example",
          "kind": "boolean",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "example": false
        }
      ]
    },
    {
      "name": "taxed_amount",
      "label": "Taxed amount",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 200000000,
        "format": "cents"
      },
      "example": 2586700
    },
    {
      "name": "sales_tax",
      "label": "Sales tax",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "By the rule; entered only where there is none.",
      "default": 0,
      "example": 194003
    },
    {
      "name": "total_otd",
      "label": "Out the Door",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 200000000,
        "format": "cents"
      },
      "example": 3941453
    },
    {
      "name": "cash_due",
      "label": "Cash due at signing",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": -200000000,
        "maximum": 200000000,
        "format": "cents"
      },
      "hint": "Below zero the client gets money back.",
      "example": 3103453
    },
    {
      "name": "warnings",
      "label": "Worth a look",
      "kind": "array",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxItems": 10
      },
      "items": {
        "name": "warnings",
        "label": "Worth a look",
        "kind": "enum",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "choices": [
          {
            "id": "doc_fee_over_cap",
            "name": "The doc fee is above what the rule allows.",
            "tone": "warning"
          },
          {
            "id": "example_rule",
            "name": "The tax rule is an example, not checked by the firm.",
            "tone": "info"
          },
          {
            "id": "trade_credit_capped",
            "name": "Only part of the trade-in lowers the tax.",
            "tone": "info"
          },
          {
            "id": "local_tax_capped",
            "name": "The local tax counts only up to its cap.",
            "tone": "info"
          },
          {
            "id": "discount_over_price",
            "name": "The reductions are larger than the price.",
            "tone": "error"
          }
        ],
        "enumName": "WorksheetWarning"
      }
    },
    {
      "name": "created_by",
      "label": "By",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "created_by_name",
      "label": "By",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Maria Delgado"
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "link_id",
      "label": "Link",
      "kind": "id",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "total_otd_gte",
      "label": "OTD from",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "total_otd_lte",
      "label": "OTD to",
      "kind": "cents",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "created_at_gte",
      "label": "Created after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Created before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "revision",
    "total_otd",
    "cash_due",
    "created_at"
  ],
  "columns": [
    "link_title",
    "client_name",
    "revision",
    "dealer",
    "total_otd",
    "cash_due",
    "created_at"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Price",
      "fields": [
        "msrp",
        "destination",
        "dealer_discount",
        "selling_price",
        "rebates",
        "add_ons"
      ]
    },
    {
      "label": "Fees",
      "fields": [
        "doc_fee",
        "title",
        "registration",
        "inspection",
        "other_fees"
      ]
    },
    {
      "label": "Tax",
      "fields": [
        "tax_rule_id",
        "tax_rule",
        "taxed_amount",
        "sales_tax"
      ]
    },
    {
      "label": "Trade-in",
      "fields": [
        "trade_in",
        "trade_allowance",
        "trade_payoff"
      ]
    },
    {
      "label": "Total",
      "fields": [
        "total_otd",
        "cash_due",
        "warnings"
      ]
    },
    {
      "label": "Quote",
      "fields": [
        "link_id",
        "link_title",
        "user_id",
        "client_name",
        "revision",
        "dealer",
        "good_through",
        "remark",
        "created_by_name",
        "created_at"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

export const dashboardListingsResource: ResourceDescriptor = {
  "name": "dashboard-listings",
  "segment": "dashboard-listings",
  "label": "Dashboard listings",
  "singular": "Dashboard listing",
  "entity": "DashboardListing",
  "recordLabel": "client_name",
  "list": {
    "id": "listDashboardListings",
    "method": "get",
    "path": "/dashboard-listings/all",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getDashboardListing",
    "method": "get",
    "path": "/dashboard-listings/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "updateStepInProcess",
      "method": "patch",
      "path": "/update-step-in-process/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "updateStep",
      "on": "record",
      "label": "Move",
      "description": "Sets the step by hand; events move it by themselves.",
      "fields": [
        {
          "name": "step_in_process",
          "label": "Step in process",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How far the work for the client has come.",
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
          "enumName": "StepInProcess"
        }
      ],
      "pathParams": []
    },
    {
      "id": "updateNoteStatus",
      "method": "patch",
      "path": "/update-note-status/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "updateNoteStatus",
      "on": "record",
      "label": "Set note status",
      "description": "Notes whose move it is.",
      "fields": [
        {
          "name": "note_status",
          "label": "Note status",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "Whose move it is, as the advisor notes it.",
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
          "enumName": "NoteStatus"
        }
      ],
      "pathParams": []
    },
    {
      "id": "updateReEngageDate",
      "method": "patch",
      "path": "/update-re-engage-date/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "updateReEngageDate",
      "on": "record",
      "label": "Set re-engage date",
      "description": "When to get in touch again; empty takes the date off.",
      "fields": [
        {
          "name": "date_to_re_engage",
          "label": "Re-engage",
          "kind": "date",
          "required": true,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 10,
            "format": "date"
          },
          "example": "2026-11-24"
        }
      ],
      "pathParams": []
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "client_name",
      "label": "Client",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "package_name",
      "label": "Package",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 80
      },
      "example": "Full Service"
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "advisor_name",
      "label": "Advisor",
      "kind": "string",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 200
      },
      "example": "Maria Delgado"
    },
    {
      "name": "step_in_process",
      "label": "Step in process",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How far the work for the client has come.",
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
      "enumName": "StepInProcess"
    },
    {
      "name": "step_since",
      "label": "In this step since",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "note_status",
      "label": "Note status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Whose move it is, as the advisor notes it.",
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
      "enumName": "NoteStatus"
    },
    {
      "name": "date_to_re_engage",
      "label": "Re-engage",
      "kind": "date",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "hint": "When to get in touch again.",
      "example": "2026-11-24"
    },
    {
      "name": "re_engage",
      "label": "Re-engage",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Whether it is time to get in touch.",
      "choices": [
        {
          "id": "overdue",
          "name": "Overdue",
          "tone": "error"
        },
        {
          "id": "today",
          "name": "Today",
          "tone": "turn"
        },
        {
          "id": "later",
          "name": "Later",
          "tone": "neutral"
        },
        {
          "id": "none",
          "name": "No date",
          "tone": "neutral"
        }
      ],
      "enumName": "ReEngage"
    },
    {
      "name": "date_of_last_contact",
      "label": "Last contact",
      "kind": "date",
      "required": true,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 10,
        "format": "date"
      },
      "example": "2026-11-19"
    },
    {
      "name": "links",
      "label": "Links",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Shown to the client.",
      "example": 12
    },
    {
      "name": "to_decide",
      "label": "To decide",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Links that wait for the client.",
      "example": 5
    },
    {
      "name": "waiting_on_us",
      "label": "Research and OTD",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Links that wait for a report or a price.",
      "example": 1
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": "client"
        }
      }
    },
    {
      "name": "advisor_id",
      "label": "Advisor",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "employees"
      }
    },
    {
      "name": "step_in_process",
      "label": "Step in process",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How far the work for the client has come.",
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
      "enumName": "StepInProcess"
    },
    {
      "name": "note_status",
      "label": "Note status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whose move it is, as the advisor notes it.",
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
      "enumName": "NoteStatus"
    },
    {
      "name": "re_engage",
      "label": "Re-engage",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether it is time to get in touch.",
      "choices": [
        {
          "id": "overdue",
          "name": "Overdue",
          "tone": "error"
        },
        {
          "id": "today",
          "name": "Today",
          "tone": "turn"
        },
        {
          "id": "later",
          "name": "Later",
          "tone": "neutral"
        },
        {
          "id": "none",
          "name": "No date",
          "tone": "neutral"
        }
      ],
      "enumName": "ReEngage"
    },
    {
      "name": "date_to_re_engage_gte",
      "label": "Re-engage from",
      "kind": "date",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 10,
        "format": "date"
      },
      "hint": "A calendar day in the firm's time zone.",
      "example": "2026-11-30"
    },
    {
      "name": "date_to_re_engage_lte",
      "label": "Re-engage until",
      "kind": "date",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 10,
        "format": "date"
      },
      "hint": "A calendar day in the firm's time zone.",
      "example": "2026-11-30"
    }
  ],
  "sortable": [
    "id",
    "client_name",
    "package_name",
    "step_in_process",
    "step_since",
    "note_status",
    "date_to_re_engage",
    "date_of_last_contact",
    "links",
    "to_decide",
    "waiting_on_us",
    "created_at",
    "updated_at"
  ],
  "columns": [
    "client_name",
    "package_name",
    "step_in_process",
    "note_status",
    "date_to_re_engage",
    "date_of_last_contact",
    "links",
    "to_decide"
  ],
  "hidden": [
    "id",
    "version",
    "user_id",
    "advisor_id"
  ],
  "groups": [
    {
      "label": "Client",
      "fields": [
        "client_name",
        "package_name",
        "advisor_name"
      ]
    },
    {
      "label": "Work",
      "fields": [
        "step_in_process",
        "step_since",
        "note_status",
        "date_to_re_engage",
        "re_engage",
        "date_of_last_contact"
      ]
    },
    {
      "label": "Links",
      "fields": [
        "links",
        "to_decide",
        "waiting_on_us"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

export const supportRequestsResource: ResourceDescriptor = {
  "name": "support-requests",
  "segment": "support-requests",
  "label": "Support requests",
  "singular": "Support request",
  "entity": "SupportRequest",
  "recordLabel": "email",
  "list": {
    "id": "listSupportRequests",
    "method": "get",
    "path": "/support-requests",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "show": {
    "id": "getSupportRequest",
    "method": "get",
    "path": "/support-requests/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "update": {
    "id": "updateSupportRequest",
    "method": "patch",
    "path": "/support-requests/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteSupportRequest",
    "method": "delete",
    "path": "/support-requests/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "setSupportRequestStatus",
      "method": "patch",
      "path": "/support-requests/{id}/status",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "setStatus",
      "on": "record",
      "label": "Set status",
      "description": "Moves the support request on. A refused move answers 409 with the moves open.",
      "fields": [
        {
          "name": "status",
          "label": "Status",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "hint": "How far a support request has come.",
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
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
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
    }
  ],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 1,
        "maxLength": 160,
        "pattern": "\\S"
      },
      "example": "Hannah Okafor"
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "email",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 3,
        "maxLength": 254,
        "format": "email"
      },
      "example": "hannah.okafor@mailhaven.com"
    },
    {
      "name": "topic",
      "label": "Topic",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "What a question to the firm is about.",
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
    {
      "name": "message",
      "label": "Message",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 10,
        "maxLength": 4000
      },
      "example": "I cannot open the link in your e-mail."
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How far a support request has come.",
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
    },
    {
      "name": "owner_id",
      "label": "Owner",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Who takes care of it.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
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
    {
      "name": "user_id",
      "label": "Account",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Who asked, where somebody was signed in.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles"
      }
    },
    {
      "name": "answer_by",
      "label": "Answer by",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at",
      "label": "Asked",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How far a support request has come.",
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
    },
    {
      "name": "topic",
      "label": "Topic",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What a question to the firm is about.",
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
    {
      "name": "owner_id",
      "label": "Owner",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
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
    {
      "name": "created_at_gte",
      "label": "Asked after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "created_at_lte",
      "label": "Asked before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "name",
    "email",
    "topic",
    "status",
    "answer_by",
    "created_at"
  ],
  "columns": [
    "created_at",
    "name",
    "email",
    "topic",
    "status",
    "owner_id",
    "answer_by"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Question",
      "fields": [
        "name",
        "email",
        "topic",
        "message"
      ]
    },
    {
      "label": "Course",
      "fields": [
        "status",
        "owner_id",
        "answer_by",
        "user_id"
      ]
    }
  ],
  "createFields": [],
  "updateFields": [
    {
      "name": "owner_id",
      "label": "Owner",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "Who takes care of it.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "client-profiles",
        "filter": {
          "role": [
            "admin",
            "employee"
          ]
        }
      }
    }
  ]
};

export const taxRulesResource: ResourceDescriptor = {
  "name": "tax-rules",
  "segment": "tax-rules",
  "label": "Tax rules",
  "singular": "Tax rule",
  "entity": "TaxRule",
  "recordLabel": "name",
  "list": {
    "id": "listTaxRules",
    "method": "get",
    "path": "/tax-rules",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getTaxRule",
    "method": "get",
    "path": "/tax-rules/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "create": {
    "id": "createTaxRule",
    "method": "post",
    "path": "/tax-rules",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateTaxRule",
    "method": "patch",
    "path": "/tax-rules/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteTaxRule",
    "method": "delete",
    "path": "/tax-rules/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 120
      },
      "example": "Ohio, Franklin County"
    },
    {
      "name": "state",
      "label": "State",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 2,
        "pattern": "^[A-Z]{2}$",
        "patternMessage": "Two letters."
      },
      "hint": "Two letters.",
      "example": "OH"
    },
    {
      "name": "rate",
      "label": "Rate",
      "kind": "percent",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 30,
        "format": "percent"
      },
      "hint": "In percent, to three decimals.",
      "example": 5.75
    },
    {
      "name": "local_rate",
      "label": "Local rate",
      "kind": "percent",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 30,
        "format": "percent"
      },
      "hint": "On top, in percent.",
      "default": 0,
      "example": 1.75
    },
    {
      "name": "local_cap",
      "label": "Local cap",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The local rate counts only up to this amount; empty for no cap.",
      "example": null
    },
    {
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
    {
      "name": "trade_credit_cap",
      "label": "Most trade-in credit",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "How much of a trade-in may lower the tax; empty for all.",
      "example": null
    },
    {
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
    {
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
    {
      "name": "doc_fee_cap",
      "label": "Doc fee cap",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The most a dealer may charge; empty for no limit.",
      "example": 38700
    },
    {
      "name": "source",
      "label": "Source",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 300
      },
      "hint": "Where the figures come from.",
      "example": "County tax table, read 2026-10-01"
    },
    {
      "name": "effective_from",
      "label": "Effective from",
      "kind": "date",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 10,
        "format": "date"
      },
      "hint": "A calendar day in the firm's time zone.",
      "example": "2026-11-30"
    },
    {
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
    },
    {
      "name": "is_example",
      "label": "Example",
      "kind": "boolean",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Came with the installation to show how a rule looks; not fact.",
      "example": false
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
      "name": "state",
      "label": "State",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 2
      },
      "example": "OH"
    },
    {
      "name": "is_active",
      "label": "In use",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "is_example",
      "label": "Example",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    }
  ],
  "sortable": [
    "id",
    "name",
    "state",
    "rate",
    "effective_from",
    "created_at",
    "updated_at"
  ],
  "columns": [
    "name",
    "state",
    "rate",
    "local_rate",
    "base",
    "doc_fee_cap",
    "effective_from",
    "is_active",
    "is_example"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Rule",
      "fields": [
        "name",
        "state",
        "rate",
        "local_rate",
        "local_cap",
        "base",
        "trade_credit_cap",
        "rebate_reduces_base"
      ]
    },
    {
      "label": "Doc fee",
      "fields": [
        "is_doc_fee_taxed",
        "doc_fee_cap"
      ]
    },
    {
      "label": "Where from",
      "fields": [
        "source",
        "effective_from",
        "is_active",
        "is_example"
      ]
    }
  ],
  "createFields": [
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 120
      },
      "example": "Ohio, Franklin County"
    },
    {
      "name": "state",
      "label": "State",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 2,
        "pattern": "^[A-Z]{2}$",
        "patternMessage": "Two letters."
      },
      "hint": "Two letters.",
      "example": "OH"
    },
    {
      "name": "rate",
      "label": "Rate",
      "kind": "percent",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 30,
        "format": "percent"
      },
      "hint": "In percent, to three decimals.",
      "example": 5.75
    },
    {
      "name": "local_rate",
      "label": "Local rate",
      "kind": "percent",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 30,
        "format": "percent"
      },
      "hint": "On top, in percent.",
      "default": 0,
      "example": 1.75
    },
    {
      "name": "local_cap",
      "label": "Local cap",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The local rate counts only up to this amount; empty for no cap.",
      "example": null
    },
    {
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
    {
      "name": "trade_credit_cap",
      "label": "Most trade-in credit",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "How much of a trade-in may lower the tax; empty for all.",
      "example": null
    },
    {
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
    {
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
    {
      "name": "doc_fee_cap",
      "label": "Doc fee cap",
      "kind": "cents",
      "required": true,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The most a dealer may charge; empty for no limit.",
      "example": 38700
    },
    {
      "name": "source",
      "label": "Source",
      "kind": "text",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 300
      },
      "hint": "Where the figures come from.",
      "example": "County tax table, read 2026-10-01"
    },
    {
      "name": "effective_from",
      "label": "Effective from",
      "kind": "date",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 10,
        "format": "date"
      },
      "hint": "A calendar day in the firm's time zone.",
      "example": "2026-11-30"
    },
    {
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
  ],
  "updateFields": [
    {
      "name": "name",
      "label": "Name",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 120
      },
      "example": "Ohio, Franklin County"
    },
    {
      "name": "state",
      "label": "State",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 2,
        "pattern": "^[A-Z]{2}$",
        "patternMessage": "Two letters."
      },
      "hint": "Two letters.",
      "example": "OH"
    },
    {
      "name": "rate",
      "label": "Rate",
      "kind": "percent",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 30,
        "format": "percent"
      },
      "hint": "In percent, to three decimals.",
      "example": 5.75
    },
    {
      "name": "local_rate",
      "label": "Local rate",
      "kind": "percent",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 30,
        "format": "percent"
      },
      "hint": "On top, in percent.",
      "example": 1.75
    },
    {
      "name": "local_cap",
      "label": "Local cap",
      "kind": "cents",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The local rate counts only up to this amount; empty for no cap.",
      "example": null
    },
    {
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
    {
      "name": "trade_credit_cap",
      "label": "Most trade-in credit",
      "kind": "cents",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "How much of a trade-in may lower the tax; empty for all.",
      "example": null
    },
    {
      "name": "rebate_reduces_base",
      "label": "Rebates lower the tax",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "example": true
    },
    {
      "name": "is_doc_fee_taxed",
      "label": "Doc fee is taxed",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "example": true
    },
    {
      "name": "doc_fee_cap",
      "label": "Doc fee cap",
      "kind": "cents",
      "required": false,
      "nullable": true,
      "readOnly": false,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "The most a dealer may charge; empty for no limit.",
      "example": 38700
    },
    {
      "name": "source",
      "label": "Source",
      "kind": "text",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 300
      },
      "hint": "Where the figures come from.",
      "example": "County tax table, read 2026-10-01"
    },
    {
      "name": "effective_from",
      "label": "Effective from",
      "kind": "date",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 10,
        "maxLength": 10,
        "format": "date"
      },
      "hint": "A calendar day in the firm's time zone.",
      "example": "2026-11-30"
    },
    {
      "name": "is_active",
      "label": "In use",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Off keeps it for old quotes and takes it off the choice.",
      "example": true
    }
  ]
};

/** Every resource, in the order of the contract. */
export const resources: readonly ResourceDescriptor[] = [usersResource, newRequestsResource, packagesResource, couponsResource, couponUsageResource, initialClientDataResource, paymentsResource, employeesResource, userPreferencesResource, clientFoldersResource, complaintsResource, listingsResource, linksResource, researchReportsResource, otdWorksheetsResource, dashboardListingsResource, supportRequestsResource, taxRulesResource];
