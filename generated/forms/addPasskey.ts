// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add passkey */
export const addPasskeyForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "example": "Work laptop"
  },
  "passkey": {
    "name": "passkey",
    "label": "New passkey",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "id",
        "label": "Bytes",
        "kind": "text",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxLength": 20000
        },
        "example": "8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI"
      },
      {
        "name": "rawId",
        "label": "Bytes",
        "kind": "text",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxLength": 20000
        },
        "example": "8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI"
      },
      {
        "name": "type",
        "label": "Type",
        "kind": "string",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {}
      },
      {
        "name": "response",
        "label": "Answer",
        "kind": "object",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "clientDataJSON",
            "label": "Bytes",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 20000
            },
            "example": "8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI"
          },
          {
            "name": "attestationObject",
            "label": "Bytes",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 20000
            },
            "example": "8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI"
          },
          {
            "name": "transports",
            "label": "Transports",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 7
            },
            "items": {
              "name": "transports",
              "label": "Transport",
              "kind": "enum",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {},
              "choices": [
                {
                  "id": "ble",
                  "name": "Bluetooth"
                },
                {
                  "id": "cable",
                  "name": "Cable"
                },
                {
                  "id": "hybrid",
                  "name": "Another device"
                },
                {
                  "id": "internal",
                  "name": "This device"
                },
                {
                  "id": "nfc",
                  "name": "NFC"
                },
                {
                  "id": "smart-card",
                  "name": "Smart card"
                },
                {
                  "id": "usb",
                  "name": "USB"
                }
              ],
              "enumName": "PasskeyTransport"
            }
          }
        ]
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
