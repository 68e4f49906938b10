// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save price request */
export const updateBidRequestForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "link_id": {
    "name": "link_id",
    "label": "Link",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The client’s car to price; leave empty to describe one.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [],
    "reference": {
      "resource": "client-listings"
    }
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
    "hint": "Of such a car: it fills in what it says. Only staff see it.",
    "example": "2T3P1RFV8SC123456"
  },
  "title": {
    "name": "title",
    "label": "Car",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "In one line: year, make, model, trim.",
    "example": "2025 Toyota RAV4 Hybrid XLE Premium"
  },
  "year": {
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
    "example": 2025
  },
  "make": {
    "name": "make",
    "label": "Make",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "example": "Toyota",
    "suggest": {
      "path": "/vehicles/makes"
    }
  },
  "model": {
    "name": "model",
    "label": "Model",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "RAV4 Hybrid",
    "suggest": {
      "path": "/vehicles/models",
      "with": {
        "make": "make",
        "year": "year"
      }
    }
  },
  "trim": {
    "name": "trim",
    "label": "Trim",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 80
    },
    "example": "XLE Premium"
  },
  "colors": {
    "name": "colors",
    "label": "Colors",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Best first.",
    "items": {
      "name": "colors",
      "label": "Color",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 40
      },
      "example": "Blueprint"
    }
  },
  "must_haves": {
    "name": "must_haves",
    "label": "Must have",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 30
    },
    "items": {
      "name": "must_haves",
      "label": "Option",
      "kind": "string",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 80
      },
      "example": "Heated seats"
    }
  },
  "needed_by": {
    "name": "needed_by",
    "label": "Needed by",
    "kind": "date",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-28"
  },
  "trade_in": {
    "name": "trade_in",
    "label": "Trade-in",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "As dealers read it, without the client’s name.",
    "example": "2017 Kia Sportage EX, 84,200 mi, good"
  },
  "note": {
    "name": "note",
    "label": "Note to dealers",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "example": "Quote without add-ons."
  },
  "dealer_ids": {
    "name": "dealer_ids",
    "label": "Dealers",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 10
    },
    "hint": "Two to ten.",
    "write": [],
    "items": {
      "name": "dealer_ids",
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
    }
  },
  "due_at": {
    "name": "due_at",
    "label": "Answer by",
    "kind": "datetime",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Dealers can’t answer later.",
    "example": "2026-11-23T17:00:00.000Z"
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
    "hint": "Leave empty and each dealer enters the tax.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "tax-rules"
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
    "hint": "The version that was read; an older one is refused (409).",
    "example": 3
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
