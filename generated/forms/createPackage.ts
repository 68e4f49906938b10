// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Create package */
export const createPackageForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "Guided Search"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Identifier",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Its name in web addresses: lowercase letters, digits and dashes.",
    "example": "guided-search"
  },
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": "search",
    "choices": [
      {
        "id": "search",
        "name": "Search"
      },
      {
        "id": "review",
        "name": "Review of quotes"
      }
    ],
    "enumName": "PackageKind"
  },
  "tagline": {
    "name": "tagline",
    "label": "Tagline",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "One line under the name.",
    "example": "We search with you and price the ones you like."
  },
  "price": {
    "name": "price",
    "label": "Price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Before any coupon.",
    "example": 59900
  },
  "inclusions": {
    "name": "inclusions",
    "label": "Inclusions",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 20
    },
    "hint": "What the client gets, line by line.",
    "default": [],
    "items": {
      "name": "inclusions",
      "label": "Inclusion",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 160
      },
      "example": "Up to 12 cars"
    }
  },
  "max_links": {
    "name": "max_links",
    "label": "Link limit",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 10000
    },
    "hint": "No more can be published. Leave empty for no limit.",
    "example": 12
  },
  "max_otd_prices": {
    "name": "max_otd_prices",
    "label": "OTD price limit",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "No more can be requested. Leave empty for no limit.",
    "example": 3
  },
  "max_quotes": {
    "name": "max_quotes",
    "label": "Quote limit",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "For a review: no more quotes can be sent. Leave empty for no limit.",
    "example": 2
  },
  "max_contracts": {
    "name": "max_contracts",
    "label": "Contract limit",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "For a review: no more contracts can be sent. Leave empty for no limit.",
    "example": 1
  },
  "days_included": {
    "name": "days_included",
    "label": "Days included",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 730
    },
    "hint": "How long the advisor works for the client.",
    "default": 45,
    "example": 45
  },
  "is_active": {
    "name": "is_active",
    "label": "For sale",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "When off, new clients can’t buy it. Clients who have it keep it.",
    "default": true,
    "example": true
  },
  "position": {
    "name": "position",
    "label": "Position",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000
    },
    "hint": "1 is shown first.",
    "default": 0,
    "example": 2
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
