// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from './descriptor.ts';

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
      "minLength": 2,
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
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
      "format": "slug",
      "patternMessage": "Its name in addresses, small letters and dashes."
    },
    "hint": "Its name in addresses, small letters and dashes.",
    "example": "guided-search"
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
      "maximum": 100000000,
      "format": "cents"
    },
    "hint": "What a client pays before a coupon.",
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
        "minLength": 1,
        "maxLength": 160
      },
      "example": "Up to 12 links"
    }
  },
  "max_links": {
    "name": "max_links",
    "label": "Most links",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 10000
    },
    "hint": "Empty for no limit.",
    "example": 12
  },
  "max_otd_prices": {
    "name": "max_otd_prices",
    "label": "Most OTD prices",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "Empty for no limit.",
    "example": 3
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
    "label": "On sale",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off keeps it for those who have it and hides it from new clients.",
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
    "hint": "Order among the packages.",
    "default": 0,
    "example": 2
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save package */
export const updatePackageForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 2,
      "maxLength": 80
    },
    "example": "Guided Search"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Identifier",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
      "format": "slug",
      "patternMessage": "Its name in addresses, small letters and dashes."
    },
    "hint": "Its name in addresses, small letters and dashes.",
    "example": "guided-search"
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
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000,
      "format": "cents"
    },
    "hint": "What a client pays before a coupon.",
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
    "items": {
      "name": "inclusions",
      "label": "Inclusion",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 160
      },
      "example": "Up to 12 links"
    }
  },
  "max_links": {
    "name": "max_links",
    "label": "Most links",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 10000
    },
    "hint": "Empty for no limit.",
    "example": 12
  },
  "max_otd_prices": {
    "name": "max_otd_prices",
    "label": "Most OTD prices",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 10000
    },
    "hint": "Empty for no limit.",
    "example": 3
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
    "example": 45
  },
  "is_active": {
    "name": "is_active",
    "label": "On sale",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off keeps it for those who have it and hides it from new clients.",
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
    "hint": "Order among the packages.",
    "example": 2
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

/** Create coupon */
export const createCouponForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 3,
      "maxLength": 40,
      "pattern": "^[A-Za-z0-9_\\-]+$",
      "patternMessage": "What the client types. Upper or lower case makes no difference."
    },
    "hint": "What the client types. Upper or lower case makes no difference.",
    "example": "FALL100"
  },
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Whether the value is a share of the price or an amount off it.",
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
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000
    },
    "hint": "Percent (1 to 100), or cents taken off the package price.",
    "example": 10000
  },
  "min_package_price": {
    "name": "min_package_price",
    "label": "Lowest package price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000,
      "format": "cents"
    },
    "hint": "The coupon is refused below it.",
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
      "maxLength": 40,
      "format": "date-time"
    },
    "hint": "Empty to start at once.",
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
      "maxLength": 40,
      "format": "date-time"
    },
    "hint": "Empty for no end.",
    "example": "2026-12-01T04:59:00.000Z"
  },
  "max_redemptions": {
    "name": "max_redemptions",
    "label": "Most redemptions",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000000
    },
    "hint": "Empty for no limit.",
    "example": 150
  },
  "max_per_user": {
    "name": "max_per_user",
    "label": "Most for each user",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000
    },
    "hint": "Counted by account.",
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
      "maxItems": 50,
      "uniqueItems": true
    },
    "hint": "None chosen means all packages.",
    "default": [],
    "items": {
      "name": "package_identifiers",
      "label": "Identifier",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    }
  },
  "is_active": {
    "name": "is_active",
    "label": "Active",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off refuses the code at once.",
    "default": true,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

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
      "minLength": 3,
      "maxLength": 40,
      "pattern": "^[A-Za-z0-9_\\-]+$",
      "patternMessage": "What the client types. Upper or lower case makes no difference."
    },
    "hint": "What the client types. Upper or lower case makes no difference.",
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
    "hint": "Whether the value is a share of the price or an amount off it.",
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
    "hint": "Percent (1 to 100), or cents taken off the package price.",
    "example": 10000
  },
  "min_package_price": {
    "name": "min_package_price",
    "label": "Lowest package price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000,
      "format": "cents"
    },
    "hint": "The coupon is refused below it.",
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
      "maxLength": 40,
      "format": "date-time"
    },
    "hint": "Empty to start at once.",
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
      "maxLength": 40,
      "format": "date-time"
    },
    "hint": "Empty for no end.",
    "example": "2026-12-01T04:59:00.000Z"
  },
  "max_redemptions": {
    "name": "max_redemptions",
    "label": "Most redemptions",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000000
    },
    "hint": "Empty for no limit.",
    "example": 150
  },
  "max_per_user": {
    "name": "max_per_user",
    "label": "Most for each user",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1000
    },
    "hint": "Counted by account.",
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
      "maxItems": 50,
      "uniqueItems": true
    },
    "hint": "None chosen means all packages.",
    "items": {
      "name": "package_identifiers",
      "label": "Identifier",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 2,
        "maxLength": 60,
        "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
        "format": "slug",
        "patternMessage": "Its name in addresses, small letters and dashes."
      },
      "hint": "Its name in addresses, small letters and dashes.",
      "example": "guided-search"
    }
  },
  "is_active": {
    "name": "is_active",
    "label": "Active",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off refuses the code at once.",
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
