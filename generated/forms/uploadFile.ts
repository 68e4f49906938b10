// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Upload file */
export const uploadFileForm = {
  "file": {
    "name": "file",
    "label": "File",
    "kind": "file",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 26214400
    }
  },
  "purpose": {
    "name": "purpose",
    "label": "Purpose",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
