// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

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
    "hint": "Your message to the clients.",
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
