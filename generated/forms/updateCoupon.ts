// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save coupon */
export const updateCouponForm = {
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
    "hint": "Letters, digits, dashes and underscores. Upper and lower case are the same.",
    "example": "FALL100"
  },
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "percent",
        "name": "Percent"
      },
      {
        "id": "amount",
        "name": "Amount"
      }
    ],
    "enumName": "CouponKind"
  },
  "value": {
    "name": "value",
    "label": "Value",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "Percent (1 to 100), or cents off the package price.",
    "example": 10000,
    "unit": {
      "by": "kind",
      "is": {
        "percent": "percent",
        "amount": "cents"
      }
    },
    "beside": "kind"
  },
  "min_package_price": {
    "name": "min_package_price",
    "label": "Minimum package price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Below this price the coupon isn’t valid.",
    "example": 59900
  },
  "starts_at": {
    "name": "starts_at",
    "label": "Starts",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Leave empty to start now.",
    "example": "2026-09-01T04:00:00.000Z"
  },
  "ends_at": {
    "name": "ends_at",
    "label": "Ends",
    "kind": "datetime",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Leave empty for no end.",
    "example": "2026-12-01T04:59:00.000Z",
    "beside": "starts_at"
  },
  "max_redemptions": {
    "name": "max_redemptions",
    "label": "Redemption limit",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000000
    },
    "hint": "Leave empty for no limit.",
    "example": 150
  },
  "max_per_user": {
    "name": "max_per_user",
    "label": "Limit per client",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000
    },
    "hint": "How often one client can use it.",
    "example": 1
  },
  "package_identifiers": {
    "name": "package_identifiers",
    "label": "Packages",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 50
    },
    "hint": "Leave empty for all packages.",
    "items": {
      "name": "package_identifiers",
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
    }
  },
  "is_active": {
    "name": "is_active",
    "label": "Turned on",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "When off, the code stops working at once.",
    "example": true
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
