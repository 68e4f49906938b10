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

/** Apply coupon */
export const validateCouponForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 40
    },
    "example": "FALL100"
  },
  "package_price": {
    "name": "package_price",
    "label": "Package price",
    "kind": "cents",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000,
      "format": "cents"
    },
    "hint": "Money in integer cents of the firm's currency.",
    "example": 59900
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
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
  "onboarding_id": {
    "name": "onboarding_id",
    "label": "Onboarding",
    "kind": "id",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 36,
      "maxLength": 36,
      "format": "uuid"
    },
    "hint": "A UUID (version 7), so that ids sort by age.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Turn off */
export const turnOffCouponsForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minItems": 1,
      "maxItems": 1000,
      "uniqueItems": true
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Change end date */
export const changeCouponsEndForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minItems": 1,
      "maxItems": 1000,
      "uniqueItems": true
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "ends_at": {
    "name": "ends_at",
    "label": "Ends",
    "kind": "datetime",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40,
      "format": "date-time"
    },
    "hint": "Empty for no end."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Delete */
export const deleteCouponsForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minItems": 1,
      "maxItems": 1000,
      "uniqueItems": true
    },
    "hint": "The records meant.",
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Begin an onboarding */
export const createInitialClientDataForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "example": "Hannah"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "example": "Okafor"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 3,
      "maxLength": 254,
      "format": "email"
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 7,
      "maxLength": 25,
      "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
      "format": "phone",
      "patternMessage": "With area code."
    },
    "hint": "With area code.",
    "example": "(207) 555-0148"
  },
  "zip": {
    "name": "zip",
    "label": "ZIP",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10,
      "pattern": "^[0-9]{5}(-[0-9]{4})?$",
      "patternMessage": "Five digits, or five and four."
    },
    "hint": "Five digits, or five and four.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
      "format": "slug",
      "patternMessage": "What they chose so far."
    },
    "hint": "What they chose so far.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Checked again when they pay.",
    "example": "FALL100"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Save onboarding */
export const updateInitialClientDataForm = {
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "example": "Hannah"
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "example": "Okafor"
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 3,
      "maxLength": 254,
      "format": "email"
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 7,
      "maxLength": 25,
      "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
      "format": "phone",
      "patternMessage": "With area code."
    },
    "hint": "With area code.",
    "example": "(207) 555-0148"
  },
  "zip": {
    "name": "zip",
    "label": "ZIP",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10,
      "pattern": "^[0-9]{5}(-[0-9]{4})?$",
      "patternMessage": "Five digits, or five and four."
    },
    "hint": "Five digits, or five and four.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minLength": 2,
      "maxLength": 60,
      "pattern": "^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$",
      "format": "slug",
      "patternMessage": "What they chose so far."
    },
    "hint": "What they chose so far.",
    "example": "guided-search"
  },
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Checked again when they pay.",
    "example": "FALL100"
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

/** Go on */
export const resumeOnboardingForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Continue */
export const saveOnboardingForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "first_name": {
    "name": "first_name",
    "label": "First name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    }
  },
  "last_name": {
    "name": "last_name",
    "label": "Last name",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    }
  },
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 3,
      "maxLength": 254,
      "format": "email"
    },
    "example": "hannah.okafor@mailhaven.com"
  },
  "phone": {
    "name": "phone",
    "label": "Phone",
    "kind": "phone",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 7,
      "maxLength": 25,
      "pattern": "^\\+?[0-9 ().\\-]{7,24}$",
      "format": "phone",
      "patternMessage": "With area code."
    },
    "hint": "With area code.",
    "example": "(207) 555-0148"
  },
  "zip": {
    "name": "zip",
    "label": "ZIP",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10,
      "pattern": "^[0-9]{5}(-[0-9]{4})?$",
      "patternMessage": "Five digits, or five and four."
    },
    "hint": "Five digits, or five and four.",
    "example": "04101"
  },
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
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
  "coupon_code": {
    "name": "coupon_code",
    "label": "Coupon",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Choose password */
export const choosePasswordForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 12,
      "maxLength": 200,
      "format": "password"
    },
    "hint": "At least 12 characters."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Refund */
export const refundPaymentForm = {
  "amount": {
    "name": "amount",
    "label": "Amount",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100000000,
      "format": "cents"
    },
    "hint": "Empty gives back what the refund ladder says."
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 3,
      "maxLength": 300
    },
    "hint": "Kept with the payment."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

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
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
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
      "minLength": 1,
      "maxLength": 20
    },
    "hint": "The version of terms, privacy and refund policy accepted.",
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Upgrade */
export const startUpgradeForm = {
  "package_identifier": {
    "name": "package_identifier",
    "label": "Package",
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
  "terms_version": {
    "name": "terms_version",
    "label": "Terms accepted",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 1,
      "maxLength": 20
    },
    "example": "2026-11"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** How the payment stands */
export const getPaymentStatusForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Pay */
export const payByTestCardForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "number": {
    "name": "number",
    "label": "Card number",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 12,
      "maxLength": 23,
      "pattern": "^[0-9 ]+$"
    },
    "example": "4242 4242 4242 4242"
  },
  "expires": {
    "name": "expires",
    "label": "Expires",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 4,
      "maxLength": 7,
      "pattern": "^(0[1-9]|1[0-2]) ?/ ?[0-9]{2}$",
      "patternMessage": "Month and year."
    },
    "hint": "Month and year.",
    "example": "12/29"
  },
  "cvc": {
    "name": "cvc",
    "label": "Security code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 3,
      "maxLength": 4,
      "pattern": "^[0-9]{3,4}$"
    },
    "example": "123"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

/** Confirm */
export const confirmTestCardForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minLength": 10,
      "maxLength": 500
    },
    "hint": "Signed by the server; proves whose onboarding or payment it is.",
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "approve": {
    "name": "approve",
    "label": "Approve",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off stands for a refusal by the bank."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
