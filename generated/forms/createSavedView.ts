// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save view */
export const createSavedViewForm = {
  "list": {
    "name": "list",
    "label": "List",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "The resource whose list it is.",
    "example": "links",
    "write": [
      "admin",
      "employee"
    ]
  },
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
    "example": "Undecided, under $40,000"
  },
  "is_shared": {
    "name": "is_shared",
    "label": "Shared",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Everyone who may see the list finds the view.",
    "default": false
  },
  "filter": {
    "name": "filter",
    "label": "Filter",
    "kind": "json",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "As the list takes it.",
    "default": {},
    "example": {
      "status": [
        "proposed",
        "researched"
      ],
      "price_lte": 4000000
    }
  },
  "sort": {
    "name": "sort",
    "label": "Order",
    "kind": "array",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxItems": 2
    },
    "hint": "As the list takes it; null for the list’s own order.",
    "default": null,
    "example": [
      "price",
      "ASC"
    ],
    "items": {
      "name": "sort",
      "label": "Sort",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 60
      }
    }
  },
  "columns": {
    "name": "columns",
    "label": "Columns",
    "kind": "array",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxItems": 40
    },
    "hint": "Names of fields in the order shown; null for the list’s own.",
    "default": null,
    "example": [
      "title",
      "client_name",
      "price"
    ],
    "items": {
      "name": "columns",
      "label": "Columns",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 60
      }
    }
  },
  "group_by": {
    "name": "group_by",
    "label": "Group by",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "The field that its rows are grouped by; null for none.",
    "default": null,
    "example": "advisor_id"
  },
  "density": {
    "name": "density",
    "label": "Row height",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "regular",
    "choices": [
      {
        "id": "regular",
        "name": "Regular"
      },
      {
        "id": "compact",
        "name": "Compact"
      }
    ],
    "enumName": "ListDensity"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
