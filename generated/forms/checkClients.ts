// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Check clients */
export const checkClientsForm = {
  "clients": {
    "name": "clients",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 200
    },
    "items": {
      "name": "clients",
      "label": "Client",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
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
        {
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
        {
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
            "maxLength": 10
          },
          "example": "04101"
        },
        {
          "name": "package_id",
          "label": "Package",
          "kind": "reference",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "hint": "What the client has bought.",
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
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "hint": "Who works for the client.",
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "employees",
            "filter": {
              "status": "active"
            }
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
            "maxLength": 60
          },
          "example": "America/New_York"
        }
      ]
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
