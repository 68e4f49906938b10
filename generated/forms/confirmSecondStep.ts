// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Confirm */
export const confirmSecondStepForm = {
  "way": {
    "name": "way",
    "label": "Way",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "passkey",
        "name": "Passkey"
      },
      {
        "id": "app",
        "name": "Authenticator app"
      },
      {
        "id": "recovery_code",
        "name": "Recovery code"
      },
      {
        "id": "password",
        "name": "Password"
      }
    ],
    "enumName": "SecondStepWay"
  },
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
    "hint": "From the authenticator app, or a recovery code.",
    "example": "492039"
  },
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "Where there is no second step."
  },
  "passkey": {
    "name": "passkey",
    "label": "Signature of a passkey",
    "kind": "object",
    "required": false,
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
            "name": "authenticatorData",
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
            "name": "signature",
            "label": "Bytes",
            "kind": "text",
            "required": true,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxLength": 20000
            },
            "example": "8vJ0b1Yk3qS5w7xZ9nC2eG4hL6mP8rT0uW2yA4dF6gI"
          }
        ]
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
