// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save dealer */
export const updateDealerForm = {
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
    "example": "Northgate Toyota"
  },
  "makes": {
    "name": "makes",
    "label": "Makes",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 30
    },
    "hint": "The makes it sells new.",
    "items": {
      "name": "makes",
      "label": "Make",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 60
      },
      "example": "Toyota",
      "suggest": {
        "path": "/vehicles/makes"
      }
    }
  },
  "address": {
    "name": "address",
    "label": "Street address",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "example": "5850 Sawmill Rd"
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
    "hint": "5 digits, or ZIP+4.",
    "example": "04101"
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
    "example": "(614) 555-0142"
  },
  "contacts": {
    "name": "contacts",
    "label": "Contacts",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Price requests go to the first one with an e-mail address.",
    "items": {
      "name": "contacts",
      "label": "Contact",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
          "name": "name",
          "label": "Name",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "example": "Dana Whitlock"
        },
        {
          "name": "role",
          "label": "Role",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 80
          },
          "default": null,
          "example": "Internet sales"
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
          "default": null,
          "example": "dana@northgate-toyota.example"
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
          "default": null,
          "example": "(614) 555-0142"
        }
      ]
    }
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
    "hint": "Only staff see it.",
    "example": "Answers faster before noon."
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
