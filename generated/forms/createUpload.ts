// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Start upload */
export const createUploadForm = {
  "file_name": {
    "name": "file_name",
    "label": "Name",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 255
    },
    "example": "window-sticker.jpg"
  },
  "size": {
    "name": "size",
    "label": "Size",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 26214400
    },
    "hint": "In bytes.",
    "example": 4218880
  },
  "purpose": {
    "name": "purpose",
    "label": "Purpose",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "What the file is for, so that a wrong type is refused with the first part.",
    "choices": [
      {
        "id": "folder",
        "name": "Shared folder"
      },
      {
        "id": "chat",
        "name": "Chat"
      },
      {
        "id": "complaint",
        "name": "Complaint"
      },
      {
        "id": "trade_in",
        "name": "Trade-in photo"
      },
      {
        "id": "listing",
        "name": "Listing photo"
      },
      {
        "id": "avatar",
        "name": "Portrait"
      },
      {
        "id": "bid",
        "name": "Price of a dealer"
      },
      {
        "id": "deal_check",
        "name": "Paper to check"
      }
    ],
    "enumName": "FilePurpose"
  },
  "content_hash": {
    "name": "content_hash",
    "label": "Hash",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 64
    },
    "hint": "SHA-256 of the whole file, in hexadecimal; checked when all of it is here."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
