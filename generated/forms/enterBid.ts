// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Type in answer */
export const enterBidForm = {
  "dealer_id": {
    "name": "dealer_id",
    "label": "Dealer",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "dealers"
    }
  },
  "source": {
    "name": "source",
    "label": "Came by",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "page",
        "name": "Dealer’s page"
      },
      {
        "id": "phone",
        "name": "By phone"
      },
      {
        "id": "document",
        "name": "From a document"
      }
    ],
    "enumName": "BidSource"
  },
  "lines": {
    "name": "lines",
    "label": "Price, line by line",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
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
        "example": 187500
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
        "example": 3688000
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
        "hint": "Taxed like the car.",
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
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "hint": "Empty where it isn’t given, 0 where there is none.",
        "default": null,
        "example": 38700
      },
      {
        "name": "title",
        "label": "Title",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": null,
        "example": 1800
      },
      {
        "name": "registration",
        "label": "Registration",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": null,
        "example": 7450
      },
      {
        "name": "inspection",
        "label": "Inspection",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "default": null,
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
        "name": "sales_tax",
        "label": "Sales tax",
        "kind": "cents",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 100000000
        },
        "hint": "Leave empty to calculate it by the rule.",
        "default": null,
        "example": 197340
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
        "hint": "What the dealer gives for the trade-in.",
        "default": 0,
        "example": 1080000
      },
      {
        "name": "good_through",
        "label": "Good through",
        "kind": "date",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 10
        },
        "default": null,
        "example": "2026-11-24"
      },
      {
        "name": "stock_number",
        "label": "Stock number",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 40
        },
        "default": null,
        "example": "R25-1187"
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
        "hint": "Of the car you quote.",
        "default": null,
        "example": "2T3P1RFV8SC123456"
      },
      {
        "name": "on_lot",
        "label": "On the lot",
        "kind": "string",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 60
        },
        "hint": "Today, or when it arrives.",
        "default": null,
        "example": "Today"
      },
      {
        "name": "note",
        "label": "Note",
        "kind": "text",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 2000
        },
        "default": null,
        "example": "Paint protection is already on the car."
      }
    ]
  },
  "file_ids": {
    "name": "file_ids",
    "label": "Files",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 3
    },
    "hint": "What the dealer sent you. Up to 3.",
    "default": [],
    "items": {
      "name": "file_ids",
      "label": "File",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
