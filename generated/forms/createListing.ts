// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add listing */
export const createListingForm = {
  "title": {
    "name": "title",
    "label": "Title",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "The car in one line: year, make, model, trim.",
    "example": "2025 Toyota RAV4 Hybrid XLE Premium"
  },
  "url": {
    "name": "url",
    "label": "Web address",
    "kind": "url",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "The address of the offer. We remove tracking codes.",
    "default": null,
    "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
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
    "example": "2T3P1RFV8SC123456"
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
    "default": null,
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
    "default": null,
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
    "default": null,
    "example": "XLE Premium"
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
    "default": null,
    "example": 2025
  },
  "condition": {
    "name": "condition",
    "label": "New or used",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "new",
    "choices": [
      {
        "id": "new",
        "name": "New"
      },
      {
        "id": "used",
        "name": "Used"
      },
      {
        "id": "certified",
        "name": "Certified pre-owned"
      }
    ],
    "enumName": "VehicleCondition"
  },
  "price": {
    "name": "price",
    "label": "Asking price",
    "kind": "cents",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 100000000
    },
    "hint": "Before taxes and fees.",
    "default": null,
    "example": 3748000,
    "whole": true
  },
  "miles": {
    "name": "miles",
    "label": "Miles",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 1000000
    },
    "default": null,
    "example": 6
  },
  "dealer": {
    "name": "dealer",
    "label": "Seller",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "default": null,
    "example": "Northgate Toyota"
  },
  "place": {
    "name": "place",
    "label": "Location",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 120
    },
    "hint": "City and state.",
    "default": null,
    "example": "Dublin, OH"
  },
  "distance": {
    "name": "distance",
    "label": "Miles away",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 0,
      "maximum": 5000
    },
    "hint": "Counted from each client’s ZIP to the location. What you enter counts only where the location isn’t known.",
    "default": null,
    "example": 14
  },
  "body_style": {
    "name": "body_style",
    "label": "Body style",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "suv",
    "choices": [
      {
        "id": "sedan",
        "name": "Sedan"
      },
      {
        "id": "suv",
        "name": "SUV"
      },
      {
        "id": "truck",
        "name": "Truck"
      },
      {
        "id": "minivan",
        "name": "Minivan"
      },
      {
        "id": "hatchback",
        "name": "Hatchback"
      },
      {
        "id": "wagon",
        "name": "Wagon"
      },
      {
        "id": "coupe",
        "name": "Coupe"
      },
      {
        "id": "convertible",
        "name": "Convertible"
      },
      {
        "id": "van",
        "name": "Van"
      }
    ],
    "enumName": "BodyStyle"
  },
  "fuel": {
    "name": "fuel",
    "label": "Fuel",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "hybrid",
    "choices": [
      {
        "id": "gas",
        "name": "Gas"
      },
      {
        "id": "hybrid",
        "name": "Hybrid"
      },
      {
        "id": "plug_in_hybrid",
        "name": "Plug-in hybrid"
      },
      {
        "id": "electric",
        "name": "Electric"
      },
      {
        "id": "diesel",
        "name": "Diesel"
      }
    ],
    "enumName": "FuelKind"
  },
  "drivetrain": {
    "name": "drivetrain",
    "label": "Drivetrain",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "awd",
    "choices": [
      {
        "id": "fwd",
        "name": "Front-wheel drive"
      },
      {
        "id": "rwd",
        "name": "Rear-wheel drive"
      },
      {
        "id": "awd",
        "name": "All-wheel drive"
      },
      {
        "id": "four_wd",
        "name": "Four-wheel drive"
      }
    ],
    "enumName": "Drivetrain"
  },
  "transmission": {
    "name": "transmission",
    "label": "Transmission",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "default": null,
    "example": "automatic",
    "choices": [
      {
        "id": "automatic",
        "name": "Automatic"
      },
      {
        "id": "manual",
        "name": "Manual"
      },
      {
        "id": "any",
        "name": "Either"
      }
    ],
    "enumName": "Transmission"
  },
  "seats": {
    "name": "seats",
    "label": "Seats",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 15
    },
    "default": null,
    "example": 5
  },
  "doors": {
    "name": "doors",
    "label": "Doors",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 2,
      "maximum": 5
    },
    "default": null,
    "example": 5
  },
  "exterior_colour": {
    "name": "exterior_colour",
    "label": "Exterior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "default": null,
    "example": "Blueprint"
  },
  "interior_colour": {
    "name": "interior_colour",
    "label": "Interior color",
    "kind": "string",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "default": null,
    "example": "Black"
  },
  "options": {
    "name": "options",
    "label": "Options",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 60
    },
    "hint": "What the car comes with.",
    "default": [],
    "items": {
      "name": "options",
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
  "description": {
    "name": "description",
    "label": "Description",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "For the client.",
    "default": null,
    "example": "On the lot, delivery miles only."
  },
  "photo_files": {
    "name": "photo_files",
    "label": "New photos",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 30
    },
    "hint": "Up to 30 photos, 25 MB each. We add them after the ones already here.",
    "items": {
      "name": "photo_files",
      "label": "Photo",
      "kind": "image",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 26214400
      }
    }
  },
  "photo_order": {
    "name": "photo_order",
    "label": "Photos and their order",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 40
    },
    "hint": "The first is the one on the card. Photos you take out are removed when you save.",
    "items": {
      "name": "photo_order",
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
  "client_ids": {
    "name": "client_ids",
    "label": "For clients",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "Who sees it once you show it.",
    "default": [],
    "read": [
      "admin",
      "employee"
    ],
    "items": {
      "name": "client_ids",
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
    }
  },
  "is_displayed": {
    "name": "is_displayed",
    "label": "Shown",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "The clients chosen here see it once it’s shown.",
    "default": false,
    "example": true
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
