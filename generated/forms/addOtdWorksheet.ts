// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Enter OTD worksheet */
export const addOtdWorksheetForm = {
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
    "hint": "Leave empty to use the link’s seller.",
    "default": null,
    "example": "Northgate Toyota"
  },
  "good_through": {
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
  "remark": {
    "name": "remark",
    "label": "What changed",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "One line for the client.",
    "default": null,
    "example": "Rebate up to $750, doc fee down to $387"
  },
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
    "example": 127500
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
    "example": 3748000
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
  "trade_in": {
    "name": "trade_in",
    "label": "Trade-in",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "Which car.",
    "default": null,
    "example": "2017 Kia Sportage"
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
    "hint": "What the dealer gives for it.",
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
    "hint": "What is still owed on it.",
    "default": 0,
    "example": 312000
  },
  "tax_rule_id": {
    "name": "tax_rule_id",
    "label": "Tax rule",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Leave empty to enter the dealer’s own tax.",
    "default": null,
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "tax-rules"
    }
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
    "hint": "The rule calculates it. Enter it only without a rule.",
    "default": 0,
    "example": 194003
  },
  "financing": {
    "name": "financing",
    "label": "Financing",
    "kind": "object",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "hint": "The lender’s terms, for the monthly payment.",
    "default": null,
    "fields": [
      {
        "name": "method",
        "label": "Paying by",
        "kind": "enum",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "choices": [
          {
            "id": "finance",
            "name": "Finance"
          },
          {
            "id": "lease",
            "name": "Lease"
          }
        ],
        "enumName": "FinancingMethod"
      },
      {
        "name": "term_months",
        "label": "Months",
        "kind": "integer",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "minimum": 12,
          "maximum": 120
        },
        "example": 60
      },
      {
        "name": "apr",
        "label": "APR",
        "kind": "percent",
        "required": true,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 40
        },
        "hint": "Of a loan.",
        "example": 5.9
      },
      {
        "name": "down_payment",
        "label": "Down payment",
        "kind": "cents",
        "required": true,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 200000000
        },
        "hint": "Of a loan: paid at signing.",
        "example": 500000
      },
      {
        "name": "cap_cost",
        "label": "Cap cost",
        "kind": "cents",
        "required": true,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 200000000
        },
        "hint": "Of a lease: after what is paid at signing.",
        "example": null
      },
      {
        "name": "residual",
        "label": "Residual",
        "kind": "cents",
        "required": true,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 200000000
        },
        "hint": "Of a lease: what the car is worth at its end.",
        "example": null
      },
      {
        "name": "money_factor",
        "label": "Money factor",
        "kind": "number",
        "required": true,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "minimum": 0,
          "maximum": 0.02
        },
        "hint": "Of a lease, such as 0.00125.",
        "example": null
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
