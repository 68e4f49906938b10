// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save trade-in */
export const updateTradeInForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "package_id": {
    "name": "package_id",
    "label": "Package",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "packages"
    }
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
    "hint": "The version the change was made on; an older one is refused (409)."
  },
  "trade_in": {
    "name": "trade_in",
    "label": "Trade-in",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "has_trade_in",
        "label": "I have a car to trade in",
        "kind": "boolean",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": true
      },
      {
        "name": "vin",
        "label": "VIN",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 17
        },
        "hint": "17 letters and digits. We warn you if one looks wrong.",
        "example": "KNDPM3AC0H7123456"
      },
      {
        "name": "year",
        "label": "Year",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 1950,
          "maximum": 2100
        },
        "example": 2017
      },
      {
        "name": "make",
        "label": "Make",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 60
        },
        "example": "Kia",
        "suggest": {
          "path": "/vehicles/makes"
        }
      },
      {
        "name": "model",
        "label": "Model",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 80
        },
        "example": "Sportage",
        "suggest": {
          "path": "/vehicles/models",
          "with": {
            "make": "make",
            "year": "year"
          }
        }
      },
      {
        "name": "trim",
        "label": "Trim",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 80
        },
        "example": "LX"
      },
      {
        "name": "mileage",
        "label": "Miles",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 1000000
        },
        "example": 71200
      },
      {
        "name": "condition",
        "label": "Condition",
        "kind": "enum",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": "good",
        "choices": [
          {
            "id": "excellent",
            "name": "Excellent"
          },
          {
            "id": "good",
            "name": "Good"
          },
          {
            "id": "fair",
            "name": "Fair"
          },
          {
            "id": "poor",
            "name": "Poor"
          }
        ],
        "enumName": "TradeInCondition"
      },
      {
        "name": "lienholder",
        "label": "Lienholder",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 120
        },
        "hint": "The bank you still owe. Leave empty if you own it outright.",
        "example": "Casco Bay Credit Union"
      },
      {
        "name": "payoff",
        "label": "Payoff",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "hint": "What is still owed.",
        "example": 312000
      },
      {
        "name": "payoff_good_through",
        "label": "Payoff good through",
        "kind": "date",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 10
        },
        "example": "2026-12-05"
      },
      {
        "name": "title_in_hand",
        "label": "Title in hand",
        "kind": "boolean",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {},
        "example": false
      },
      {
        "name": "accidents",
        "label": "Accidents",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 20
        },
        "hint": "Leave empty if you don’t know.",
        "example": 0
      },
      {
        "name": "accident_details",
        "label": "What happened",
        "kind": "text",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 1000
        },
        "example": "Rear bumper replaced in 2021."
      },
      {
        "name": "keys",
        "label": "Keys",
        "kind": "integer",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 10
        },
        "example": 2
      },
      {
        "name": "photo_ids",
        "label": "Photos",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 30
        },
        "hint": "Files uploaded as trade-in photos.",
        "items": {
          "name": "photo_ids",
          "label": "Id",
          "kind": "id",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
        }
      },
      {
        "name": "offers",
        "label": "Offers you have",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 20
        },
        "items": {
          "name": "offers",
          "label": "Offer",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "fields": [
            {
              "name": "from",
              "label": "From",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 120
              },
              "example": "CarMax"
            },
            {
              "name": "amount",
              "label": "Amount",
              "kind": "cents",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 100000000
              },
              "example": 59900
            },
            {
              "name": "offered_on",
              "label": "Date",
              "kind": "date",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "maxLength": 10
              },
              "example": "2026-11-14"
            }
          ]
        }
      }
    ],
    "groups": [
      {
        "label": "Do you have a car to trade in?",
        "fields": [
          "has_trade_in"
        ]
      },
      {
        "label": "Which car is it?",
        "fields": [
          "vin",
          "year",
          "make",
          "model",
          "trim",
          "mileage"
        ]
      },
      {
        "label": "What shape is it in?",
        "fields": [
          "condition",
          "accidents",
          "accident_details",
          "keys",
          "photo_ids"
        ]
      },
      {
        "label": "Is anything still owed on it?",
        "fields": [
          "lienholder",
          "payoff",
          "payoff_good_through",
          "title_in_hand"
        ]
      },
      {
        "label": "Any offers for it yet?",
        "fields": [
          "offers"
        ]
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
