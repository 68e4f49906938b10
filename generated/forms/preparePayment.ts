// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Go to payment */
export const preparePaymentForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "terms_version": {
    "name": "terms_version",
    "label": "Terms accepted",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 20
    },
    "hint": "The version of terms, privacy and refund policy accepted.",
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
