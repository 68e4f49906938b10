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
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getPackage",
    "method": "get",
    "path": "/packages/{id}",
    "roles": [
      "admin",
      "employee"
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
  "deleteMany": {
    "id": "deleteCoupons",
    "method": "post",
    "path": "/coupons/delete-many",
    "roles": [
      "admin"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "actions": [
    {
      "id": "turnOffCoupons",
      "method": "post",
      "path": "/coupons/turn-off",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "turnOff",
      "on": "bulk",
      "label": "Turn off",
      "description": "Refuses the codes at once. What is being paid with them goes on.",
      "fields": [
        {
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
      ],
      "pathParams": []
    },
    {
      "id": "changeCouponsEnd",
      "method": "post",
      "path": "/coupons/change-end",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "changeEnd",
      "on": "bulk",
      "label": "Change end date",
      "description": "Gives the coupons a new end, or none.",
      "fields": [
        {
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
        {
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
      ],
      "pathParams": []
    }
  ],
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
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Whether the code holds today.",
      "choices": [
        {
          "id": "active",
          "name": "Active",
          "tone": "success"
        },
        {
          "id": "scheduled",
          "name": "Scheduled",
          "tone": "info"
        },
        {
          "id": "expired",
          "name": "Expired",
          "tone": "neutral"
        },
        {
          "id": "used_up",
          "name": "Used up",
          "tone": "error"
        },
        {
          "id": "off",
          "name": "Off",
          "tone": "neutral"
        }
      ],
      "enumName": "CouponStatus"
    },
    {
      "name": "reserved_count",
      "label": "Reserved now",
      "kind": "integer",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647
      },
      "hint": "Held by buyers who are paying.",
      "example": 1
    },
    {
      "name": "gross",
      "label": "Gross",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647,
        "format": "cents"
      },
      "hint": "Package prices of its uses.",
      "example": 8391600
    },
    {
      "name": "discounts",
      "label": "Discounts",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647,
        "format": "cents"
      },
      "hint": "What it took off.",
      "example": 840000
    },
    {
      "name": "net_revenue",
      "label": "Net revenue",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 2147483647,
        "format": "cents"
      },
      "hint": "Gross less discounts and refunds.",
      "example": 7551600
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
    "net_revenue",
    "created_at"
  ],
  "columns": [
    "code",
    "kind",
    "value",
    "status",
    "starts_at",
    "ends_at",
    "redeemed_count",
    "package_identifiers",
    "net_revenue"
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
    },
    {
      "label": "Usage",
      "fields": [
        "status",
        "redeemed_count",
        "reserved_count",
        "gross",
        "discounts",
        "net_revenue"
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

export const couponUsageResource: ResourceDescriptor = {
  "name": "coupon-usage",
  "segment": "coupon-usage",
  "label": "Coupon usages",
  "singular": "Coupon usage",
  "entity": "CouponUsage",
  "recordLabel": "code",
  "list": {
    "id": "listCouponUsage",
    "method": "get",
    "path": "/coupon-usage",
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
      "name": "coupon_id",
      "label": "Coupon",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "coupons"
      }
    },
    {
      "name": "code",
      "label": "Code",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 40
      },
      "hint": "As it was then.",
      "example": "FALL100"
    },
    {
      "name": "payment_id",
      "label": "Payment",
      "kind": "reference",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "payments"
      }
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
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
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 59900
    },
    {
      "name": "discount",
      "label": "Saved",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 10000
    },
    {
      "name": "paid",
      "label": "Paid",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 49900
    },
    {
      "name": "state",
      "label": "State",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "A coupon is held while somebody pays, then used, or free again after 30 minutes.",
      "choices": [
        {
          "id": "reserved",
          "name": "Held",
          "tone": "warning"
        },
        {
          "id": "consumed",
          "name": "Used",
          "tone": "success"
        },
        {
          "id": "released",
          "name": "Free again",
          "tone": "neutral"
        }
      ],
      "enumName": "CouponUsageState"
    },
    {
      "name": "reserved_until",
      "label": "Held until",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-21T15:30:00.000Z"
    },
    {
      "name": "created_at",
      "label": "When",
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
      "name": "coupon_id",
      "label": "Coupon",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "coupons"
      }
    },
    {
      "name": "user_id",
      "label": "Client",
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
    },
    {
      "name": "state",
      "label": "State",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "A coupon is held while somebody pays, then used, or free again after 30 minutes.",
      "choices": [
        {
          "id": "reserved",
          "name": "Held",
          "tone": "warning"
        },
        {
          "id": "consumed",
          "name": "Used",
          "tone": "success"
        },
        {
          "id": "released",
          "name": "Free again",
          "tone": "neutral"
        }
      ],
      "enumName": "CouponUsageState"
    }
  ],
  "sortable": [
    "id",
    "code",
    "price",
    "discount",
    "paid",
    "state",
    "created_at"
  ],
  "columns": [
    "code",
    "user_id",
    "package_identifier",
    "price",
    "discount",
    "paid",
    "state",
    "created_at"
  ],
  "hidden": [
    "id",
    "version",
    "payment_id"
  ],
  "groups": [],
  "createFields": [],
  "updateFields": []
};

export const initialClientDataResource: ResourceDescriptor = {
  "name": "initial-client-data",
  "segment": "incomplete-onboardings",
  "label": "Onboardings",
  "singular": "Onboarding",
  "entity": "InitialClientData",
  "recordLabel": "email",
  "list": {
    "id": "listInitialClientData",
    "method": "get",
    "path": "/users/initial-client-data",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "show": {
    "id": "getInitialClientData",
    "method": "get",
    "path": "/users/initial-client-data/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "create": {
    "id": "createInitialClientData",
    "method": "post",
    "path": "/users/initial-client-data",
    "roles": [
      "admin",
      "employee"
    ],
    "public": true,
    "contentType": "application/json"
  },
  "update": {
    "id": "updateInitialClientData",
    "method": "patch",
    "path": "/users/initial-client-data/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false,
    "contentType": "application/json"
  },
  "delete": {
    "id": "deleteInitialClientData",
    "method": "delete",
    "path": "/users/initial-client-data/{id}",
    "roles": [
      "admin",
      "employee"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "sendOnboardingLink",
      "method": "post",
      "path": "/users/initial-client-data/{id}/send-link",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "action": "sendLink",
      "on": "record",
      "label": "Send resume link",
      "description": "Mails the prospect a signed link with which they go on and pay by themselves.",
      "fields": [],
      "pathParams": []
    },
    {
      "id": "discardInitialClientData",
      "method": "post",
      "path": "/users/initial-client-data/{id}/discard",
      "roles": [
        "admin",
        "employee"
      ],
      "public": false,
      "action": "discard",
      "on": "record",
      "label": "Discard",
      "description": "Sets an onboarding aside; its links stop working and a held coupon is free again.",
      "fields": [],
      "pathParams": [],
      "moves": {
        "field": "step",
        "transitions": [
          {
            "from": [
              "incomplete",
              "payment"
            ],
            "to": "discarded",
            "label": "Discard",
            "by": [
              "admin",
              "employee"
            ],
            "via": "discardInitialClientData"
          }
        ]
      }
    }
  ],
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
      "name": "step",
      "label": "Step",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How far somebody has come on the way to an account.",
      "choices": [
        {
          "id": "incomplete",
          "name": "Not complete",
          "tone": "turn"
        },
        {
          "id": "payment",
          "name": "At the payment",
          "tone": "warning"
        },
        {
          "id": "payment_success",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "discarded",
          "name": "Discarded",
          "tone": "neutral"
        }
      ],
      "enumName": "OnboardingStep",
      "transitions": [
        {
          "from": [
            "incomplete",
            "payment"
          ],
          "to": "discarded",
          "label": "Discard",
          "by": [
            "admin",
            "employee"
          ],
          "via": "discardInitialClientData"
        }
      ]
    },
    {
      "name": "source",
      "label": "Begun by",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Whether the client signed up alone or staff did it with them.",
      "choices": [
        {
          "id": "self",
          "name": "The client",
          "tone": "neutral"
        },
        {
          "id": "assisted",
          "name": "With staff",
          "tone": "info"
        }
      ],
      "enumName": "OnboardingSource"
    },
    {
      "name": "started_by",
      "label": "Owner",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The advisor or admin who takes care of it.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "last_step_at",
      "label": "Last step",
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
      "name": "last_nudge_at",
      "label": "Last nudge",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "hint": "When a resume link was last sent.",
      "example": "2026-11-20T15:00:00.000Z",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "terms_version",
      "label": "Terms accepted",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 20
      },
      "hint": "The version accepted before paying.",
      "example": "2026-11"
    },
    {
      "name": "terms_accepted_at",
      "label": "Accepted at",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "payment_id",
      "label": "Payment",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "payments"
      }
    },
    {
      "name": "user_id",
      "label": "Account",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The client's account, once paid.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ]
    },
    {
      "name": "resume_token",
      "label": "Resume token",
      "kind": "text",
      "required": false,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "maxLength": 500
      },
      "hint": "Proves whose onboarding it is; only in the answer to whoever began or resumed it.",
      "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
    },
    {
      "name": "created_at",
      "label": "Begun",
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
      "name": "step",
      "label": "Step",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How far somebody has come on the way to an account.",
      "choices": [
        {
          "id": "incomplete",
          "name": "Not complete",
          "tone": "turn"
        },
        {
          "id": "payment",
          "name": "At the payment",
          "tone": "warning"
        },
        {
          "id": "payment_success",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "discarded",
          "name": "Discarded",
          "tone": "neutral"
        }
      ],
      "enumName": "OnboardingStep",
      "transitions": [
        {
          "from": [
            "incomplete",
            "payment"
          ],
          "to": "discarded",
          "label": "Discard",
          "by": [
            "admin",
            "employee"
          ],
          "via": "discardInitialClientData"
        }
      ]
    },
    {
      "name": "source",
      "label": "Begun by",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "Whether the client signed up alone or staff did it with them.",
      "choices": [
        {
          "id": "self",
          "name": "The client",
          "tone": "neutral"
        },
        {
          "id": "assisted",
          "name": "With staff",
          "tone": "info"
        }
      ],
      "enumName": "OnboardingSource"
    },
    {
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
    {
      "name": "started_by",
      "label": "Owner",
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
    },
    {
      "name": "last_step_at_gte",
      "label": "Last step after",
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
      "name": "last_step_at_lte",
      "label": "Last step before",
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
    "first_name",
    "last_name",
    "email",
    "step",
    "package_identifier",
    "source",
    "last_step_at",
    "last_nudge_at",
    "created_at"
  ],
  "columns": [
    "first_name",
    "last_name",
    "email",
    "step",
    "package_identifier",
    "source",
    "started_by",
    "last_step_at",
    "last_nudge_at"
  ],
  "hidden": [
    "id",
    "version",
    "resume_token",
    "payment_id"
  ],
  "groups": [
    {
      "label": "You",
      "fields": [
        "first_name",
        "last_name",
        "email",
        "phone",
        "zip"
      ]
    },
    {
      "label": "Package",
      "fields": [
        "package_identifier",
        "coupon_code"
      ]
    },
    {
      "label": "Onboarding",
      "fields": [
        "step",
        "source",
        "started_by",
        "last_step_at",
        "last_nudge_at",
        "user_id"
      ]
    }
  ],
  "createFields": [
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
  ],
  "updateFields": [
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
    {
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
  ]
};

export const paymentsResource: ResourceDescriptor = {
  "name": "payments",
  "segment": "payments",
  "label": "Payments",
  "singular": "Payment",
  "entity": "Payment",
  "recordLabel": "receipt_number",
  "list": {
    "id": "listPayments",
    "method": "get",
    "path": "/payments",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "show": {
    "id": "getPayment",
    "method": "get",
    "path": "/payments/{id}",
    "roles": [
      "admin",
      "employee",
      "client"
    ],
    "public": false
  },
  "actions": [
    {
      "id": "refundPayment",
      "method": "post",
      "path": "/payments/{id}/refund",
      "roles": [
        "admin"
      ],
      "public": false,
      "contentType": "application/json",
      "action": "refund",
      "on": "record",
      "label": "Refund",
      "description": "Gives back what the refund ladder says, or the amount named. Once for each payment.",
      "fields": [
        {
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
        {
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
      ],
      "pathParams": [],
      "moves": {
        "field": "status",
        "transitions": [
          {
            "from": [
              "succeeded"
            ],
            "to": "refunded",
            "label": "Refund",
            "by": [
              "admin"
            ],
            "via": "refundPayment"
          }
        ]
      }
    }
  ],
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
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "What was paid for.",
      "choices": [
        {
          "id": "package",
          "name": "Package"
        },
        {
          "id": "upgrade",
          "name": "Upgrade"
        }
      ],
      "enumName": "PaymentKind"
    },
    {
      "name": "onboarding_id",
      "label": "Onboarding",
      "kind": "reference",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "read": [
        "admin",
        "employee"
      ],
      "reference": {
        "resource": "incomplete-onboardings"
      }
    },
    {
      "name": "user_id",
      "label": "Client",
      "kind": "id",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "The account, once the payment is confirmed.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    },
    {
      "name": "package_identifier",
      "label": "Package",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
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
      "name": "price",
      "label": "Price",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Before the coupon.",
      "example": 59900
    },
    {
      "name": "coupon_code",
      "label": "Coupon",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40
      },
      "example": "FALL100"
    },
    {
      "name": "discount",
      "label": "Discount",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 10000
    },
    {
      "name": "amount",
      "label": "Total",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "What the card is charged.",
      "example": 49900
    },
    {
      "name": "currency",
      "label": "Currency",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minLength": 3,
        "maxLength": 3
      },
      "hint": "ISO 4217.",
      "example": "USD"
    },
    {
      "name": "provider",
      "label": "Paid by",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "Who took the money. The test card desk moves none.",
      "choices": [
        {
          "id": "test_card_desk",
          "name": "Test card desk (no money moves)"
        },
        {
          "id": "stripe",
          "name": "Card"
        },
        {
          "id": "none",
          "name": "Coupon, nothing to pay"
        }
      ],
      "enumName": "PaymentProvider"
    },
    {
      "name": "provider_id",
      "label": "Provider's reference",
      "kind": "text",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 255
      },
      "example": "pi_3Q7f2k",
      "read": [
        "admin"
      ]
    },
    {
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {},
      "hint": "How a payment stands.",
      "choices": [
        {
          "id": "pending",
          "name": "Not paid yet",
          "tone": "neutral"
        },
        {
          "id": "requires_action",
          "name": "Needs confirmation",
          "tone": "warning"
        },
        {
          "id": "succeeded",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "failed",
          "name": "Failed",
          "tone": "error"
        },
        {
          "id": "refunded",
          "name": "Refunded",
          "tone": "info"
        }
      ],
      "enumName": "PaymentStatus",
      "transitions": [
        {
          "from": [
            "succeeded"
          ],
          "to": "refunded",
          "label": "Refund",
          "by": [
            "admin"
          ],
          "via": "refundPayment"
        }
      ]
    },
    {
      "name": "failure",
      "label": "Why it failed",
      "kind": "text",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 300
      },
      "example": "The card was declined."
    },
    {
      "name": "receipt_number",
      "label": "Receipt",
      "kind": "string",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 20
      },
      "example": "FC-2026-00042"
    },
    {
      "name": "paid_at",
      "label": "Paid",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-20T15:00:00.000Z"
    },
    {
      "name": "refunded_amount",
      "label": "Refunded",
      "kind": "cents",
      "required": true,
      "nullable": false,
      "readOnly": true,
      "rules": {
        "minimum": 0,
        "maximum": 100000000,
        "format": "cents"
      },
      "hint": "Money in integer cents of the firm's currency.",
      "example": 0
    },
    {
      "name": "refunded_at",
      "label": "Refunded at",
      "kind": "datetime",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 40,
        "format": "date-time"
      },
      "example": "2026-11-21T15:00:00.000Z"
    },
    {
      "name": "refund_reason",
      "label": "Why refunded",
      "kind": "text",
      "required": false,
      "nullable": true,
      "readOnly": true,
      "rules": {
        "maxLength": 300
      },
      "example": "The client bought elsewhere.",
      "read": [
        "admin"
      ]
    },
    {
      "name": "created_at",
      "label": "Begun",
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
      "name": "status",
      "label": "Status",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "How a payment stands.",
      "choices": [
        {
          "id": "pending",
          "name": "Not paid yet",
          "tone": "neutral"
        },
        {
          "id": "requires_action",
          "name": "Needs confirmation",
          "tone": "warning"
        },
        {
          "id": "succeeded",
          "name": "Paid",
          "tone": "success"
        },
        {
          "id": "failed",
          "name": "Failed",
          "tone": "error"
        },
        {
          "id": "refunded",
          "name": "Refunded",
          "tone": "info"
        }
      ],
      "enumName": "PaymentStatus",
      "transitions": [
        {
          "from": [
            "succeeded"
          ],
          "to": "refunded",
          "label": "Refund",
          "by": [
            "admin"
          ],
          "via": "refundPayment"
        }
      ]
    },
    {
      "name": "kind",
      "label": "Kind",
      "kind": "enum",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "hint": "What was paid for.",
      "choices": [
        {
          "id": "package",
          "name": "Package"
        },
        {
          "id": "upgrade",
          "name": "Upgrade"
        }
      ],
      "enumName": "PaymentKind"
    },
    {
      "name": "user_id",
      "label": "Client",
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
    },
    {
      "name": "onboarding_id",
      "label": "Onboarding",
      "kind": "reference",
      "required": false,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "minLength": 36,
        "maxLength": 36,
        "format": "uuid"
      },
      "hint": "A UUID (version 7), so that ids sort by age.",
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
      "reference": {
        "resource": "incomplete-onboardings"
      }
    },
    {
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
    {
      "name": "created_at_gte",
      "label": "Begun after",
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
      "name": "created_at_lte",
      "label": "Begun before",
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
    "created_at",
    "paid_at",
    "amount",
    "status",
    "package_identifier",
    "receipt_number"
  ],
  "columns": [
    "created_at",
    "user_id",
    "package_identifier",
    "price",
    "discount",
    "amount",
    "status",
    "receipt_number"
  ],
  "hidden": [
    "id",
    "version",
    "provider_id"
  ],
  "groups": [
    {
      "label": "What",
      "fields": [
        "kind",
        "package_identifier",
        "user_id",
        "onboarding_id"
      ]
    },
    {
      "label": "Money",
      "fields": [
        "price",
        "discount",
        "coupon_code",
        "amount",
        "currency",
        "refunded_amount"
      ]
    },
    {
      "label": "State",
      "fields": [
        "status",
        "failure",
        "provider",
        "provider_id",
        "receipt_number",
        "paid_at",
        "refunded_at"
      ]
    }
  ],
  "createFields": [],
  "updateFields": []
};

/** Every resource, in the order of the contract. */
export const resources: readonly ResourceDescriptor[] = [packagesResource, couponsResource, couponUsageResource, initialClientDataResource, paymentsResource];
