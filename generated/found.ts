// Written by `npm run generate` from openapi/. Do not edit.
import type { FoundDescriptor } from '../engine/contract/found-descriptor.ts';

/** The kinds of records that are found from anywhere, the first of them first. */
export const found: readonly FoundDescriptor[] = [
  {
    "kind": "User",
    "label": "Clients",
    "singular": "Client",
    "segment": "client-profiles",
    "icon": "people",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name",
      "email",
      "phone",
      "zip"
    ],
    "through": {
      "links": "vin",
      "payments": "receipt_number"
    },
    "says": [
      "{role}",
      "{package_name}",
      "{advisor_name}",
      "{phone}",
      "{email}"
    ],
    "state": "step_in_process",
    "at": "client-profiles/{id}",
    "fields": [
      {
        "name": "role",
        "label": "Role",
        "kind": "enum",
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
        ]
      },
      {
        "name": "package_name",
        "label": "Package",
        "kind": "string"
      },
      {
        "name": "advisor_name",
        "label": "Advisor",
        "kind": "string"
      },
      {
        "name": "phone",
        "label": "Phone",
        "kind": "phone"
      },
      {
        "name": "email",
        "label": "E-mail",
        "kind": "email"
      },
      {
        "name": "step_in_process",
        "label": "Step in process",
        "kind": "enum",
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
        ]
      }
    ]
  },
  {
    "kind": "NewRequest",
    "label": "New requests",
    "singular": "New request",
    "segment": "new-requests",
    "icon": "inbox",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name"
    ],
    "says": [
      "New request",
      "Submitted {submitted_at}"
    ],
    "at": "new-requests/{id}",
    "fields": [
      {
        "name": "submitted_at",
        "label": "Submitted",
        "kind": "datetime"
      }
    ]
  },
  {
    "kind": "Link",
    "label": "Links",
    "singular": "Link",
    "segment": "client-listings",
    "icon": "car",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "title",
      "dealer",
      "place",
      "vin"
    ],
    "says": [
      "For {client_name}",
      "{dealer}",
      "{price}",
      "{total_otd} out the door"
    ],
    "state": "status",
    "at": "client-profiles/{user_id}?tab=links&link={id}",
    "fields": [
      {
        "name": "client_name",
        "label": "Client",
        "kind": "string"
      },
      {
        "name": "dealer",
        "label": "Seller",
        "kind": "string"
      },
      {
        "name": "price",
        "label": "Asking price",
        "kind": "cents",
        "whole": true
      },
      {
        "name": "total_otd",
        "label": "OTD price",
        "kind": "cents"
      },
      {
        "name": "user_id",
        "label": "Client",
        "kind": "reference"
      },
      {
        "name": "id",
        "label": "Id",
        "kind": "id"
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
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
        ]
      }
    ]
  },
  {
    "kind": "Listing",
    "label": "Listings",
    "singular": "Listing",
    "segment": "listings",
    "icon": "car",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "title",
      "dealer",
      "place",
      "vin"
    ],
    "says": [
      "Listing",
      "{dealer}",
      "{price}"
    ],
    "state": "is_displayed",
    "at": "listings/{id}",
    "fields": [
      {
        "name": "dealer",
        "label": "Seller",
        "kind": "string"
      },
      {
        "name": "price",
        "label": "Asking price",
        "kind": "cents",
        "whole": true
      },
      {
        "name": "is_displayed",
        "label": "Shown",
        "kind": "boolean"
      }
    ]
  },
  {
    "kind": "Message",
    "label": "Messages",
    "singular": "Message",
    "by": [
      "text"
    ],
    "says": [
      "{sender_name}",
      "{sent_at}"
    ],
    "at": "chats?chat={chat_id}&view=all&at={seq}",
    "fields": [
      {
        "name": "sender_name",
        "label": "Sender",
        "kind": "string"
      },
      {
        "name": "sent_at",
        "label": "Sent",
        "kind": "datetime"
      },
      {
        "name": "chat_id",
        "label": "Chat",
        "kind": "id"
      },
      {
        "name": "seq",
        "label": "Number",
        "kind": "integer"
      }
    ]
  },
  {
    "kind": "FolderFile",
    "label": "Files",
    "singular": "File",
    "by": [
      "file_name"
    ],
    "says": [
      "File",
      "Uploaded by {uploaded_by_name}",
      "{created_at}"
    ],
    "state": "is_shown",
    "at": "client-folders/{folder_id}",
    "fields": [
      {
        "name": "uploaded_by_name",
        "label": "Uploaded by",
        "kind": "string"
      },
      {
        "name": "created_at",
        "label": "Uploaded",
        "kind": "datetime"
      },
      {
        "name": "folder_id",
        "label": "Folder",
        "kind": "reference"
      },
      {
        "name": "is_shown",
        "label": "Shown to the client",
        "kind": "boolean"
      }
    ]
  },
  {
    "kind": "Complaint",
    "label": "Complaints",
    "singular": "Complaint",
    "segment": "complaints",
    "icon": "flag",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "subject",
      "details"
    ],
    "says": [
      "Complaint",
      "{created_at}"
    ],
    "state": "status",
    "at": "complaints/{id}",
    "fields": [
      {
        "name": "created_at",
        "label": "Opened",
        "kind": "datetime"
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
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
        ]
      }
    ]
  },
  {
    "kind": "SupportRequest",
    "label": "Support requests",
    "singular": "Support request",
    "segment": "support-requests",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name",
      "email",
      "message"
    ],
    "says": [
      "Support request",
      "{topic}",
      "{email}"
    ],
    "state": "status",
    "at": "support-requests/{id}",
    "fields": [
      {
        "name": "topic",
        "label": "Topic",
        "kind": "enum",
        "choices": [
          {
            "id": "account",
            "name": "My account"
          },
          {
            "id": "payment",
            "name": "Payment"
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
            "name": "Something doesn’t work"
          },
          {
            "id": "other",
            "name": "Something else"
          }
        ]
      },
      {
        "name": "email",
        "label": "E-mail",
        "kind": "email"
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
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
        ]
      }
    ]
  },
  {
    "kind": "RefundRequest",
    "label": "Refund requests",
    "singular": "Refund request",
    "segment": "refund-requests",
    "icon": "refund",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "receipt_number",
      "package_name"
    ],
    "says": [
      "Refund request",
      "{receipt_number}",
      "{paid}"
    ],
    "state": "status",
    "at": "refund-requests/{id}",
    "fields": [
      {
        "name": "receipt_number",
        "label": "Receipt",
        "kind": "string"
      },
      {
        "name": "paid",
        "label": "Paid",
        "kind": "cents"
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
        "choices": [
          {
            "id": "requested",
            "name": "Refund requested",
            "tone": "turn"
          },
          {
            "id": "granted",
            "name": "Refunded",
            "tone": "success"
          },
          {
            "id": "declined",
            "name": "Declined",
            "tone": "neutral"
          },
          {
            "id": "withdrawn",
            "name": "Withdrawn",
            "tone": "neutral"
          }
        ]
      }
    ]
  },
  {
    "kind": "PaymentCase",
    "label": "Payment cases",
    "singular": "Payment case",
    "segment": "payment-cases",
    "icon": "dispute",
    "roles": [
      "admin"
    ],
    "by": [
      "receipt_number",
      "reason"
    ],
    "says": [
      "{kind}",
      "{amount}"
    ],
    "state": "status",
    "at": "payment-cases/{id}",
    "fields": [
      {
        "name": "kind",
        "label": "Kind",
        "kind": "enum",
        "choices": [
          {
            "id": "dispute",
            "name": "Dispute",
            "tone": "error"
          },
          {
            "id": "failed_payment",
            "name": "Failed payment",
            "tone": "warning"
          },
          {
            "id": "failed_refund",
            "name": "Failed refund",
            "tone": "error"
          }
        ]
      },
      {
        "name": "amount",
        "label": "Amount",
        "kind": "cents"
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
        "choices": [
          {
            "id": "answer_due",
            "name": "Answer due",
            "tone": "turn"
          },
          {
            "id": "with_bank",
            "name": "With the bank",
            "tone": "info"
          },
          {
            "id": "won",
            "name": "Won",
            "tone": "success"
          },
          {
            "id": "lost",
            "name": "Lost",
            "tone": "error"
          },
          {
            "id": "open",
            "name": "To do",
            "tone": "turn"
          },
          {
            "id": "done",
            "name": "Handled",
            "tone": "neutral"
          }
        ]
      }
    ]
  },
  {
    "kind": "Payment",
    "label": "Payments",
    "singular": "Payment",
    "segment": "payments",
    "icon": "receipt",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "receipt_number",
      "package_identifier",
      "coupon_code"
    ],
    "says": [
      "Payment",
      "{amount}",
      "{paid_at}"
    ],
    "state": "status",
    "at": "payments/{id}",
    "fields": [
      {
        "name": "amount",
        "label": "Total",
        "kind": "cents"
      },
      {
        "name": "paid_at",
        "label": "Paid",
        "kind": "datetime"
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
        "choices": [
          {
            "id": "pending",
            "name": "Unpaid",
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
            "id": "partly_refunded",
            "name": "Partly refunded",
            "tone": "info"
          },
          {
            "id": "refunded",
            "name": "Refunded",
            "tone": "neutral"
          }
        ]
      }
    ]
  },
  {
    "kind": "Deal",
    "label": "Deals",
    "singular": "Deal",
    "segment": "deals",
    "icon": "deal",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "title",
      "dealer"
    ],
    "says": [
      "Deal",
      "For {client_name}",
      "{agreed_total} out the door"
    ],
    "state": "status",
    "at": "deals/{id}",
    "fields": [
      {
        "name": "client_name",
        "label": "Client",
        "kind": "string"
      },
      {
        "name": "agreed_total",
        "label": "Agreed price",
        "kind": "cents",
        "whole": true
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
        "choices": [
          {
            "id": "paperwork",
            "name": "Paperwork",
            "tone": "info"
          },
          {
            "id": "contract_check",
            "name": "Contract check",
            "tone": "info"
          },
          {
            "id": "scheduled",
            "name": "Delivery scheduled",
            "tone": "accent"
          },
          {
            "id": "delivered",
            "name": "Delivered",
            "tone": "success"
          },
          {
            "id": "fell_through",
            "name": "Fell through",
            "tone": "neutral"
          },
          {
            "id": "taken_back",
            "name": "Withdrawn",
            "tone": "neutral"
          }
        ]
      }
    ]
  },
  {
    "kind": "BidRequest",
    "label": "Price requests",
    "singular": "Price request",
    "segment": "bid-requests",
    "icon": "bids",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "title"
    ],
    "says": [
      "Price request",
      "For {client_name}",
      "{best_total}"
    ],
    "state": "status",
    "at": "bid-requests/{id}",
    "fields": [
      {
        "name": "client_name",
        "label": "Client",
        "kind": "string"
      },
      {
        "name": "best_total",
        "label": "Best price",
        "kind": "cents",
        "whole": true
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
        "choices": [
          {
            "id": "draft",
            "name": "Draft",
            "tone": "neutral"
          },
          {
            "id": "open",
            "name": "Open",
            "tone": "info"
          },
          {
            "id": "closed",
            "name": "Closed",
            "tone": "neutral"
          }
        ]
      }
    ]
  },
  {
    "kind": "DealCheck",
    "label": "Deal checks",
    "singular": "Deal check",
    "segment": "deal-checks",
    "icon": "review",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "by": [
      "title",
      "dealer"
    ],
    "says": [
      "Deal check",
      "For {client_name}",
      "{total}"
    ],
    "state": "status",
    "at": "deal-checks/{id}",
    "fields": [
      {
        "name": "client_name",
        "label": "Client",
        "kind": "string"
      },
      {
        "name": "total",
        "label": "Out the Door",
        "kind": "cents",
        "whole": true
      },
      {
        "name": "status",
        "label": "Status",
        "kind": "enum",
        "choices": [
          {
            "id": "submitted",
            "name": "Sent",
            "tone": "turn"
          },
          {
            "id": "in_review",
            "name": "In review",
            "tone": "info"
          },
          {
            "id": "answered",
            "name": "Answered",
            "tone": "success"
          }
        ]
      }
    ]
  },
  {
    "kind": "Dealer",
    "label": "Dealers",
    "singular": "Dealer",
    "segment": "dealers",
    "icon": "store",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name",
      "place",
      "phone"
    ],
    "says": [
      "Dealer",
      "{place}",
      "{phone}"
    ],
    "at": "dealers/{id}",
    "fields": [
      {
        "name": "place",
        "label": "Location",
        "kind": "string"
      },
      {
        "name": "phone",
        "label": "Phone",
        "kind": "phone"
      }
    ]
  },
  {
    "kind": "InitialClientData",
    "label": "Onboardings",
    "singular": "Onboarding",
    "segment": "incomplete-onboardings",
    "icon": "hourglass",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "first_name",
      "last_name",
      "email"
    ],
    "says": [
      "Onboarding",
      "{email}",
      "{package_identifier}"
    ],
    "state": "step",
    "at": "incomplete-onboardings/{id}",
    "fields": [
      {
        "name": "email",
        "label": "E-mail",
        "kind": "email"
      },
      {
        "name": "package_identifier",
        "label": "Package",
        "kind": "string"
      },
      {
        "name": "step",
        "label": "Step",
        "kind": "enum",
        "choices": [
          {
            "id": "incomplete",
            "name": "Incomplete",
            "tone": "turn"
          },
          {
            "id": "payment",
            "name": "At payment",
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
        ]
      }
    ]
  },
  {
    "kind": "Coupon",
    "label": "Coupons",
    "singular": "Coupon",
    "segment": "coupons",
    "icon": "tag",
    "roles": [
      "admin"
    ],
    "by": [
      "code"
    ],
    "says": [
      "Coupon",
      "{redeemed_count} used"
    ],
    "state": "is_active",
    "at": "coupons/{id}",
    "fields": [
      {
        "name": "redeemed_count",
        "label": "Used",
        "kind": "integer"
      },
      {
        "name": "is_active",
        "label": "Turned on",
        "kind": "boolean"
      }
    ]
  },
  {
    "kind": "Package",
    "label": "Packages",
    "singular": "Package",
    "segment": "packages",
    "icon": "medal",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name",
      "package_identifier"
    ],
    "says": [
      "Package",
      "{price}"
    ],
    "state": "is_active",
    "at": "packages/{id}",
    "fields": [
      {
        "name": "price",
        "label": "Price",
        "kind": "cents"
      },
      {
        "name": "is_active",
        "label": "For sale",
        "kind": "boolean"
      }
    ]
  },
  {
    "kind": "TaxRule",
    "label": "Tax rules",
    "singular": "Tax rule",
    "segment": "tax-rules",
    "icon": "percent",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name",
      "state",
      "source"
    ],
    "says": [
      "Tax rule",
      "{state}"
    ],
    "state": "is_active",
    "at": "tax-rules/{id}",
    "fields": [
      {
        "name": "state",
        "label": "State",
        "kind": "string"
      },
      {
        "name": "is_active",
        "label": "In use",
        "kind": "boolean"
      }
    ]
  },
  {
    "kind": "ChatNote",
    "label": "Staff notes",
    "singular": "Staff note",
    "by": [
      "text"
    ],
    "says": [
      "{author_name}",
      "{written_at}"
    ],
    "at": "chats?chat={chat_id}&view=all&at={after_seq}",
    "fields": [
      {
        "name": "author_name",
        "label": "Author",
        "kind": "string"
      },
      {
        "name": "written_at",
        "label": "Written",
        "kind": "datetime"
      },
      {
        "name": "chat_id",
        "label": "Chat",
        "kind": "id"
      },
      {
        "name": "after_seq",
        "label": "After message",
        "kind": "integer"
      }
    ]
  },
  {
    "kind": "CannedReply",
    "label": "Canned replies",
    "singular": "Canned reply",
    "segment": "canned-replies",
    "icon": "reply",
    "roles": [
      "admin",
      "employee"
    ],
    "by": [
      "name",
      "text"
    ],
    "says": [
      "Canned reply"
    ],
    "state": "is_private",
    "at": "canned-replies/{id}",
    "fields": [
      {
        "name": "is_private",
        "label": "Private",
        "kind": "boolean"
      }
    ]
  }
];
