// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Enter contract */
export const enterContractForm = {
  "msrp": {
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
  "destination": {
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
  "dealer_discount": {
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
  "selling_price": {
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
  "rebates": {
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
  "add_ons": {
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
  "doc_fee": {
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
  "title": {
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
  "registration": {
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
  "inspection": {
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
  "other_fees": {
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
  "trade_allowance": {
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
  "trade_payoff": {
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
  "sales_tax": {
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
  "total_otd": {
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
  "cash_due": {
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
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
