// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Send quote */
export const sendDealCheckForm = {
  "title": {
    "name": "title",
    "label": "Car",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "Year, make, model and trim.",
    "example": "2025 Honda CR-V Hybrid Sport Touring"
  },
  "vin": {
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
    "default": null,
    "example": "7FARS6H97SE012345"
  },
  "dealer": {
    "name": "dealer",
    "label": "Dealer",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "default": null,
    "example": "Tillman Honda"
  },
  "paper": {
    "name": "paper",
    "label": "Paper",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "quote",
        "name": "Quote"
      },
      {
        "id": "contract",
        "name": "Contract"
      }
    ],
    "enumName": "CheckedPaper"
  },
  "note": {
    "name": "note",
    "label": "Note",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "What we should know.",
    "default": null,
    "example": "They want an answer by Saturday."
  },
  "attachment_ids": {
    "name": "attachment_ids",
    "label": "Attachments",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "items": {
      "name": "attachment_ids",
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
  "lines": {
    "name": "lines",
    "label": "Typed lines",
    "kind": "object",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "fields": [
      {
        "name": "msrp",
        "label": "MSRP",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 3736000
      },
      {
        "name": "destination",
        "label": "Destination",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 139500
      },
      {
        "name": "dealer_discount",
        "label": "Dealer discount",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 165000
      },
      {
        "name": "selling_price",
        "label": "Selling price",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "hint": "Leave empty to calculate.",
        "default": 0,
        "example": 3710500
      },
      {
        "name": "rebates",
        "label": "Rebates",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 20
        },
        "default": [],
        "items": {
          "name": "rebates",
          "label": "Rebate",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "fields": [
            {
              "name": "label",
              "label": "Rebate",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 120
              },
              "example": "Manufacturer rebate"
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
              "name": "is_taxable",
              "label": "Taxable",
              "kind": "boolean",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {},
              "hint": "It doesn’t lower the tax.",
              "default": false
            }
          ]
        }
      },
      {
        "name": "add_ons",
        "label": "Add-ons",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 20
        },
        "default": [],
        "items": {
          "name": "add_ons",
          "label": "Add-on",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "fields": [
            {
              "name": "label",
              "label": "Add-on",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 120
              },
              "example": "Protection package"
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
            }
          ]
        }
      },
      {
        "name": "doc_fee",
        "label": "Doc fee",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 38700
      },
      {
        "name": "title",
        "label": "Title",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 1800
      },
      {
        "name": "registration",
        "label": "Registration",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 7450
      },
      {
        "name": "inspection",
        "label": "Inspection",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 0
      },
      {
        "name": "other_fees",
        "label": "Other fees",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 20
        },
        "default": [],
        "items": {
          "name": "other_fees",
          "label": "Fee",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "fields": [
            {
              "name": "label",
              "label": "Fee",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 120
              },
              "example": "Electronic filing"
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
              "name": "is_taxed",
              "label": "Taxed",
              "kind": "boolean",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {},
              "default": false
            }
          ]
        }
      },
      {
        "name": "trade_allowance",
        "label": "Allowance",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 1150000
      },
      {
        "name": "trade_payoff",
        "label": "Loan payoff",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 312000
      },
      {
        "name": "sales_tax",
        "label": "Sales tax",
        "kind": "cents",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": 0,
        "example": 192660
      },
      {
        "name": "total_otd",
        "label": "Total",
        "kind": "cents",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 200000000
        },
        "hint": "Out the door, as the contract states it.",
        "example": 3922210
      },
      {
        "name": "cash_due",
        "label": "Balance due",
        "kind": "cents",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": -200000000,
          "maximum": 200000000
        },
        "hint": "As the contract states it.",
        "example": 3084210
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
