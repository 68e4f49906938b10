// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Snooze or mark as done */
export const markUrgentItemForm = {
  "kind": {
    "name": "kind",
    "label": "Reason",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "message_waiting",
        "name": "Message waiting",
        "tone": "turn"
      },
      {
        "id": "price_accepted",
        "name": "Accepted a price",
        "tone": "turn"
      },
      {
        "id": "contract_differs",
        "name": "Contract differs",
        "tone": "error"
      },
      {
        "id": "bid_expiring",
        "name": "Bid expiring",
        "tone": "warning"
      },
      {
        "id": "bids_in",
        "name": "Bids are in",
        "tone": "turn"
      },
      {
        "id": "complaint_open",
        "name": "Complaint",
        "tone": "turn"
      },
      {
        "id": "paper_sent",
        "name": "Paper to review",
        "tone": "turn"
      },
      {
        "id": "otd_asked",
        "name": "OTD price requested",
        "tone": "turn"
      },
      {
        "id": "research_asked",
        "name": "Research requested",
        "tone": "turn"
      },
      {
        "id": "checklist_submitted",
        "name": "Checklist submitted",
        "tone": "turn"
      },
      {
        "id": "checklist_changed",
        "name": "Checklist changed",
        "tone": "turn"
      },
      {
        "id": "file_uploaded",
        "name": "New file",
        "tone": "turn"
      },
      {
        "id": "payment_failed",
        "name": "Payment failed",
        "tone": "error"
      },
      {
        "id": "re_engage_overdue",
        "name": "Follow-up overdue",
        "tone": "error"
      },
      {
        "id": "re_engage_today",
        "name": "Follow-up today",
        "tone": "turn"
      },
      {
        "id": "task_due",
        "name": "Task",
        "tone": "turn"
      }
    ],
    "enumName": "UrgencyKind"
  },
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
  "target_id": {
    "name": "target_id",
    "label": "Record",
    "kind": "id",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "As in the queue.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  },
  "changed_at": {
    "name": "changed_at",
    "label": "Last change",
    "kind": "datetime",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "As in the queue: what happens after it puts the thing back.",
    "example": "2026-11-21T14:30:00.000Z"
  },
  "mark": {
    "name": "mark",
    "label": "Mark",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "snoozed",
        "name": "Snoozed"
      },
      {
        "id": "done",
        "name": "Done"
      },
      {
        "id": "open",
        "name": "Open"
      }
    ],
    "enumName": "UrgentMarkKind"
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
    "hint": "Needed with snoozed.",
    "example": "2026-11-23T14:00:00.000Z"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
