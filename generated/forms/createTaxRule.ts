// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add tax rule */
export const createTaxRuleForm = {
  "name": {
    "name": "name",
    "label": "Name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "example": "Ohio, Franklin County"
  },
  "state": {
    "name": "state",
    "label": "State",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2
    },
    "hint": "Two letters, like ME.",
    "example": "OH"
  },
  "rate": {
    "name": "rate",
    "label": "Rate",
    "kind": "percent",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 30
    },
    "hint": "In percent, to three decimals.",
    "example": 5.75
  },
  "local_rate": {
    "name": "local_rate",
    "label": "Local rate",
    "kind": "percent",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 30
    },
    "hint": "In percent, on top of the state’s.",
    "default": 0,
    "example": 1.75
  },
  "local_cap": {
    "name": "local_cap",
    "label": "Local cap",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The local rate applies up to this amount. Leave empty for no cap.",
    "default": null,
    "example": null
  },
  "base": {
    "name": "base",
    "label": "Tax on",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "price",
        "name": "The price"
      },
      {
        "id": "price_less_trade",
        "name": "The price less the trade-in"
      }
    ],
    "enumName": "TaxBase"
  },
  "trade_credit_cap": {
    "name": "trade_credit_cap",
    "label": "Trade-in credit limit",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "How much of a trade-in can lower the tax. Leave empty for all of it.",
    "default": null,
    "example": null
  },
  "rebate_reduces_base": {
    "name": "rebate_reduces_base",
    "label": "Rebates lower the tax",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": true,
    "example": true
  },
  "is_doc_fee_taxed": {
    "name": "is_doc_fee_taxed",
    "label": "Doc fee is taxed",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "default": true,
    "example": true
  },
  "doc_fee_cap": {
    "name": "doc_fee_cap",
    "label": "Doc fee cap",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "The most a dealer may charge. Leave empty for no limit.",
    "default": null,
    "example": 38700
  },
  "source": {
    "name": "source",
    "label": "Source",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Where the figures come from.",
    "example": "County tax table, read 2026-10-01"
  },
  "effective_from": {
    "name": "effective_from",
    "label": "Effective from",
    "kind": "date",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-30"
  },
  "is_active": {
    "name": "is_active",
    "label": "In use",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "When off, old quotes keep it and new ones can’t use it.",
    "default": true,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
