// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Update view */
export const updateSavedViewForm = {
  "list": {
    "name": "list",
    "label": "List",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "The resource whose list it is.",
    "example": "links",
    "write": []
  },
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": false,
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
    "hint": "Everyone who may see the list finds the view."
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
