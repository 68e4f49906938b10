// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Change notification defaults */
export const changeNotificationDefaultsForm = {
  "choices": {
    "name": "choices",
    "label": "Notification choices",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
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
