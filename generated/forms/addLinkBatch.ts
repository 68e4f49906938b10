// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add cars */
export const addLinkBatchForm = {
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
  "links": {
    "name": "links",
    "label": "Links",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 200
    },
    "items": {
      "name": "links",
      "label": "Link",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
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
          "example": "https://northgate-toyota.example/inventory/2025-rav4-hybrid-xle-premium-2T3P1RFV8SC123456"
        },
        {
          "name": "title",
          "label": "Title",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 160
          },
          "hint": "Leave empty and we read it from the address.",
          "example": "2025 Toyota RAV4 Hybrid XLE Premium"
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
          "example": "2T3P1RFV8SC123456"
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
          "example": "Toyota",
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
          "example": "RAV4 Hybrid",
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
          "example": "XLE Premium"
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
          "example": 2025
        },
        {
          "name": "condition",
          "label": "New or used",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
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
        {
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
          "example": 3748000,
          "whole": true
        },
        {
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
          "example": 6
        },
        {
          "name": "dealer",
          "label": "Seller",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 120
          },
          "example": "Northgate Toyota"
        },
        {
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
          "example": "Dublin, OH"
        },
        {
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
          "hint": "Counted from the client’s ZIP to the location; what is entered counts only where the location isn’t known.",
          "example": 14
        },
        {
          "name": "body_style",
          "label": "Body style",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
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
        {
          "name": "fuel",
          "label": "Fuel",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
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
        {
          "name": "drivetrain",
          "label": "Drivetrain",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
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
        {
          "name": "transmission",
          "label": "Transmission",
          "kind": "enum",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {},
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
        {
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
          "example": 5
        },
        {
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
          "example": 5
        },
        {
          "name": "exterior_colour",
          "label": "Exterior color",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 40
          },
          "example": "Blueprint"
        },
        {
          "name": "interior_colour",
          "label": "Interior color",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 40
          },
          "example": "Black"
        },
        {
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
        {
          "name": "category",
          "label": "Group",
          "kind": "string",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 80
          },
          "hint": "The heading the client sees this car under.",
          "example": "Hybrid SUVs, new"
        },
        {
          "name": "tier",
          "label": "Tier",
          "kind": "enum",
          "required": false,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "choices": [
            {
              "id": "top_pick",
              "name": "Top pick",
              "tone": "accent"
            },
            {
              "id": "strong",
              "name": "Strong",
              "tone": "accent"
            },
            {
              "id": "alternative",
              "name": "Alternative",
              "tone": "neutral"
            },
            {
              "id": "stretch",
              "name": "Stretch",
              "tone": "neutral"
            }
          ],
          "enumName": "LinkTier"
        },
        {
          "name": "comments",
          "label": "Comments",
          "kind": "text",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 4000
          },
          "hint": "Your message to the client.",
          "example": "Meets every must-have, and it is on the lot in Blueprint, your first color."
        },
        {
          "name": "notes",
          "label": "Notes",
          "kind": "text",
          "required": false,
          "nullable": true,
          "readOnly": false,
          "rules": {
            "maxLength": 4000
          },
          "hint": "Only staff see it.",
          "example": "Ask for Dana; she waives the prep fee."
        }
      ]
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
