// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Send report */
export const answerDealCheckForm = {
  "number": {
    "name": "number",
    "label": "Version",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 100
    },
    "hint": "The version it is about.",
    "example": 2
  },
  "lines": {
    "name": "lines",
    "label": "Contract, line by line",
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
  },
  "verdicts": {
    "name": "verdicts",
    "label": "Verdicts",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 100
    },
    "hint": "A line without one is fair.",
    "default": [],
    "items": {
      "name": "verdicts",
      "label": "Verdict on a line",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
          "name": "key",
          "label": "Line",
          "kind": "string",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 200
          },
          "hint": "The line as the worksheet names it; for a missing one, any name of its own.",
          "example": "other_fees Electronic filing"
        },
        {
          "name": "label",
          "label": "Name",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "hint": "Of a missing line.",
          "default": null,
          "example": "Honda cash rebate"
        },
        {
          "name": "verdict",
          "label": "Verdict",
          "kind": "enum",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "choices": [
            {
              "id": "fair",
              "name": "Fair",
              "tone": "success"
            },
            {
              "id": "high",
              "name": "High",
              "tone": "warning"
            },
            {
              "id": "ask_to_remove",
              "name": "Ask to remove",
              "tone": "error"
            },
            {
              "id": "missing",
              "name": "Missing",
              "tone": "neutral"
            }
          ],
          "enumName": "LineVerdict"
        },
        {
          "name": "aim",
          "label": "Aim for",
          "kind": "cents",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "minimum": -200000000,
            "maximum": 200000000
          },
          "hint": "The figure to reach; below zero for a reduction. Empty for none.",
          "default": null,
          "example": null
        },
        {
          "name": "words",
          "label": "Why",
          "kind": "text",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 300
          },
          "default": null,
          "example": "Belongs to the doc fee."
        },
        {
          "name": "say",
          "label": "What to say",
          "kind": "text",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 300
          },
          "hint": "To the dealer.",
          "default": null,
          "example": "Electronic filing is part of your doc fee. Please drop the $89."
        }
      ]
    }
  },
  "verdict": {
    "name": "verdict",
    "label": "Verdict",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "choices": [
      {
        "id": "good",
        "name": "Good to sign",
        "tone": "success"
      },
      {
        "id": "ask_first",
        "name": "Ask before you sign",
        "tone": "warning"
      },
      {
        "id": "walk_away",
        "name": "Walk away",
        "tone": "error"
      }
    ],
    "enumName": "DealVerdict"
  },
  "summary": {
    "name": "summary",
    "label": "Summary",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "default": null,
    "example": "The car is close to fair now. Four lines are not."
  },
  "otherwise": {
    "name": "otherwise",
    "label": "If they say no",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "default": null,
    "example": "Thank them and leave your number."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
