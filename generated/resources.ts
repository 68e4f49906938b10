// Written by `npm run generate` from openapi/. Do not edit.
import type { ResourceDescriptor } from './descriptor.ts';

export const packagesResource: ResourceDescriptor = {
  "name": "packages",
  "segment": "packages",
  "label": "Packages",
  "singular": "Package",
  "entity": "Package",
  "recordLabel": "name",
  "list": {
    "id": "listPackages",
    "method": "get",
    "path": "/packages",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "show": {
    "id": "getPackage",
    "method": "get",
    "path": "/packages/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "create": {
    "id": "createPackage",
    "method": "post",
    "path": "/packages",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updatePackage",
    "method": "patch",
    "path": "/packages/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deletePackage",
    "method": "delete",
    "path": "/packages/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
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
    {
      "name": "is_active",
      "label": "On sale",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    }
  ],
  "sortable": [
    "id",
    "name",
    "package_identifier",
    "price",
    "is_active",
    "days_included",
    "position",
    "created_at"
  ],
  "columns": [
    "name",
    "package_identifier",
    "price",
    "is_active",
    "days_included",
    "position"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Offer",
      "fields": [
        "name",
        "package_identifier",
        "tagline",
        "price",
        "inclusions"
      ]
    },
    {
      "label": "What it gives",
      "fields": [
        "max_links",
        "max_otd_prices",
        "days_included"
      ]
    },
    {
      "label": "Shown",
      "fields": [
        "is_active",
        "position"
      ]
    }
  ],
  "createFields": [
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
  ],
  "updateFields": [
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    }
  ]
};

export const couponsResource: ResourceDescriptor = {
  "name": "coupons",
  "segment": "coupons",
  "label": "Coupons",
  "singular": "Coupon",
  "entity": "Coupon",
  "recordLabel": "code",
  "list": {
    "id": "listCoupons",
    "method": "get",
    "path": "/coupons",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "show": {
    "id": "getCoupon",
    "method": "get",
    "path": "/coupons/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "create": {
    "id": "createCoupon",
    "method": "post",
    "path": "/coupons",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateCoupon",
    "method": "patch",
    "path": "/coupons/{id}",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteCoupon",
    "method": "delete",
    "path": "/coupons/{id}",
    "roles": [
      "admin"
    ],
    "public": false
  },
  "actions": [],
  "fields": [
    {
      "name": "id",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    },
    {
      "name": "redeemed_count",
      "label": "Used",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Consumed by confirmed payments.",
      "example": 84
    },
    {
      "name": "created_at",
      "label": "Created",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "updated_at",
      "label": "Changed",
      "kind": "datetime",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "version",
      "label": "Version",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 1,
        "maximum": 2147483647
      },
      "hint": "Rises with every change; a change that names an older one is refused (409).",
      "example": 3
    }
  ],
  "filters": [
    {
      "name": "q",
      "label": "Search",
      "kind": "string",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 1,
        "maxLength": 100
      },
      "hint": "Words to look for.",
      "example": "outback"
    },
    {
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
    {
      "name": "is_active",
      "label": "Active",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {}
    },
    {
      "name": "ends_at_gte",
      "label": "Ends after",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    },
    {
      "name": "ends_at_lte",
      "label": "Ends before",
      "kind": "datetime",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "A moment in time (RFC 3339, UTC).",
      "example": "2026-11-21T14:30:00.000Z"
    }
  ],
  "sortable": [
    "id",
    "code",
    "kind",
    "value",
    "is_active",
    "starts_at",
    "ends_at",
    "redeemed_count",
    "created_at"
  ],
  "columns": [
    "code",
    "kind",
    "value",
    "is_active",
    "starts_at",
    "ends_at",
    "redeemed_count",
    "max_redemptions",
    "package_identifiers"
  ],
  "hidden": [
    "id",
    "version"
  ],
  "groups": [
    {
      "label": "Discount",
      "fields": [
        "code",
        "kind",
        "value",
        "min_package_price"
      ]
    },
    {
      "label": "When and how often",
      "fields": [
        "starts_at",
        "ends_at",
        "max_redemptions",
        "max_per_user"
      ]
    },
    {
      "label": "Where",
      "fields": [
        "package_identifiers",
        "is_active"
      ]
    }
  ],
  "createFields": [
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
  ],
  "updateFields": [
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
      "name": "is_active",
      "label": "Active",
      "kind": "boolean",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Off refuses the code at once.",
      "example": true
    }
  ]
};

/** Every resource, in the order of the contract. */
export const resources: readonly ResourceDescriptor[] = [packagesResource, couponsResource];
