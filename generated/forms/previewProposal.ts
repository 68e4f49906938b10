// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Preview */
export const previewProposalForm = {
  "car": {
    "name": "car",
    "label": "Car",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "source",
        "label": "Kind",
        "kind": "enum",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "example": "link",
        "choices": [
          {
            "id": "listing",
            "name": "Listing"
          },
          {
            "id": "link",
            "name": "Link"
          }
        ]
      },
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
        "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
      }
    ]
  },
  "client_ids": {
    "name": "client_ids",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
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
  "message": {
    "name": "message",
    "label": "Message",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "To each client in their own chat, with the fields of canned replies filled in. Sentences that nothing is known for are left out; a client whose other fields are unknown is left out by name.",
    "example": "{client_first_name}, this one just came in: {car}. {how_it_fits} {budget_left}"
  },
  "proposal_id": {
    "name": "proposal_id",
    "label": "Proposal",
    "kind": "id",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Made by the sender, so that a retry never writes to a client twice.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  },
  "comments": {
    "name": "comments",
    "label": "Comments",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "Shown to each client with the car, with the same fields.",
    "example": "One owner, full service history."
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Publish at once",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "A message goes out with a published car only.",
    "default": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
