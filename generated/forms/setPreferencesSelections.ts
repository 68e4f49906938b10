// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save selections */
export const setPreferencesSelectionsForm = {
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
  "selections": {
    "name": "selections",
    "label": "Selections",
    "kind": "object",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "fields": [
      {
        "name": "vehicles",
        "label": "Vehicles",
        "kind": "array",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxItems": 10
        },
        "hint": "Favorites first.",
        "items": {
          "name": "vehicles",
          "label": "Vehicle",
          "kind": "object",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {},
          "fields": [
            {
              "name": "id",
              "label": "Id",
              "kind": "id",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 36
              },
              "hint": "An id the browser chose.",
              "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
            },
            {
              "name": "conditions",
              "label": "New or used",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 3
              },
              "items": {
                "name": "conditions",
                "label": "Condition",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
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
              }
            },
            {
              "name": "body_styles",
              "label": "Body styles",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 9
              },
              "items": {
                "name": "body_styles",
                "label": "Body style",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
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
              }
            },
            {
              "name": "makes",
              "label": "Makes and models",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 20
              },
              "hint": "Favorites first.",
              "items": {
                "name": "makes",
                "label": "Make and model",
                "kind": "object",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
                "fields": [
                  {
                    "name": "make",
                    "label": "Make",
                    "kind": "string",
                    "required": true,
                    "nullable": false,
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
                    "hint": "Leave empty for any model.",
                    "example": "RAV4 Hybrid",
                    "suggest": {
                      "path": "/vehicles/models",
                      "with": {
                        "make": "make"
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
                    "hint": "Leave empty for any trim.",
                    "example": "XLE"
                  }
                ]
              }
            },
            {
              "name": "never_makes",
              "label": "Makes to avoid",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 30
              },
              "items": {
                "name": "never_makes",
                "label": "Make",
                "kind": "string",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {
                  "maxLength": 60
                },
                "example": "Fiat",
                "suggest": {
                  "path": "/vehicles/makes"
                }
              }
            },
            {
              "name": "year_min",
              "label": "Oldest year",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1950,
                "maximum": 2100
              },
              "example": 2021
            },
            {
              "name": "year_max",
              "label": "Newest year",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 1950,
                "maximum": 2100
              },
              "example": 2026,
              "beside": "year_min"
            },
            {
              "name": "max_mileage",
              "label": "Mileage limit",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 0,
                "maximum": 1000000
              },
              "example": 30000
            },
            {
              "name": "drivetrains",
              "label": "Drivetrain",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 4
              },
              "items": {
                "name": "drivetrains",
                "label": "Drivetrain",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
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
              }
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
              "name": "fuels",
              "label": "Fuel",
              "kind": "array",
              "required": false,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxItems": 5
              },
              "items": {
                "name": "fuels",
                "label": "Fuel",
                "kind": "enum",
                "required": true,
                "nullable": false,
                "readOnly": false,
                "rules": {},
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
              }
            },
            {
              "name": "seats_min",
              "label": "Minimum seats",
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
              "name": "doors_min",
              "label": "Minimum doors",
              "kind": "integer",
              "required": false,
              "nullable": true,
              "readOnly": false,
              "rules": {
                "minimum": 2,
                "maximum": 5
              },
              "example": 4
            }
          ],
          "groups": [
            {
              "label": "What kind of car?",
              "fields": [
                "body_styles"
              ]
            },
            {
              "label": "New or used?",
              "fields": [
                "conditions",
                "year_min",
                "year_max",
                "max_mileage"
              ]
            },
            {
              "label": "Any models you already like?",
              "fields": [
                "makes",
                "never_makes"
              ]
            },
            {
              "label": "How should it drive?",
              "fields": [
                "fuels",
                "drivetrains",
                "transmission",
                "seats_min",
                "doors_min"
              ]
            }
          ]
        }
      },
      {
        "name": "money",
        "label": "Money",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "method",
            "label": "Paying by",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "finance",
            "choices": [
              {
                "id": "cash",
                "name": "Cash"
              },
              {
                "id": "finance",
                "name": "Finance"
              },
              {
                "id": "lease",
                "name": "Lease"
              }
            ],
            "enumName": "PurchaseMethod"
          },
          {
            "name": "max_total",
            "label": "Total budget",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "hint": "Out the door, taxes and fees included.",
            "example": 4000000
          },
          {
            "name": "max_monthly",
            "label": "Monthly budget",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "example": 62000
          },
          {
            "name": "down_payment",
            "label": "Down payment",
            "kind": "cents",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 100000000
            },
            "example": 500000
          },
          {
            "name": "credit_tier",
            "label": "Credit score",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "hint": "Your best guess. We never ask for your Social Security number.",
            "example": "good",
            "choices": [
              {
                "id": "excellent",
                "name": "Excellent (740 and up)"
              },
              {
                "id": "good",
                "name": "Good (670 to 739)"
              },
              {
                "id": "fair",
                "name": "Fair (580 to 669)"
              },
              {
                "id": "rebuilding",
                "name": "Rebuilding (under 580)"
              },
              {
                "id": "unsure",
                "name": "Not sure"
              }
            ],
            "enumName": "CreditTier"
          },
          {
            "name": "term_months",
            "label": "Loan term in months",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 12,
              "maximum": 120
            },
            "hint": "Of the loan or lease.",
            "example": 60
          },
          {
            "name": "annual_miles",
            "label": "Miles per year",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 0,
              "maximum": 200000
            },
            "example": 12000
          }
        ],
        "groups": [
          {
            "label": "What can it cost, everything included?",
            "fields": [
              "method",
              "max_total",
              "max_monthly",
              "down_payment",
              "term_months"
            ]
          },
          {
            "label": "How is your credit?",
            "fields": [
              "credit_tier",
              "annual_miles"
            ]
          }
        ]
      },
      {
        "name": "taste",
        "label": "Taste",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "exterior_colours",
            "label": "Exterior colors",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "hint": "Favorites first.",
            "items": {
              "name": "exterior_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "Blue"
            }
          },
          {
            "name": "interior_colours",
            "label": "Interior colors",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "hint": "Favorites first.",
            "items": {
              "name": "interior_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "Black"
            }
          },
          {
            "name": "rejected_colours",
            "label": "Colors to avoid",
            "kind": "array",
            "required": false,
            "nullable": false,
            "readOnly": false,
            "rules": {
              "maxItems": 20
            },
            "items": {
              "name": "rejected_colours",
              "label": "Color",
              "kind": "string",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {
                "maxLength": 40
              },
              "example": "White"
            }
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
            "items": {
              "name": "options",
              "label": "Option",
              "kind": "object",
              "required": true,
              "nullable": false,
              "readOnly": false,
              "rules": {},
              "fields": [
                {
                  "name": "name",
                  "label": "Option",
                  "kind": "string",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {
                    "maxLength": 80
                  },
                  "example": "Heated seats"
                },
                {
                  "name": "wish",
                  "label": "Importance",
                  "kind": "enum",
                  "required": true,
                  "nullable": false,
                  "readOnly": false,
                  "rules": {},
                  "choices": [
                    {
                      "id": "must",
                      "name": "Must have"
                    },
                    {
                      "id": "nice",
                      "name": "Nice to have"
                    },
                    {
                      "id": "never",
                      "name": "Deal-breaker"
                    }
                  ],
                  "enumName": "OptionWish"
                }
              ]
            }
          }
        ],
        "groups": [
          {
            "label": "Which colors outside?",
            "fields": [
              "exterior_colours",
              "rejected_colours"
            ]
          },
          {
            "label": "Which colors inside?",
            "fields": [
              "interior_colours"
            ]
          },
          {
            "label": "What must it have?",
            "fields": [
              "options"
            ]
          }
        ]
      },
      {
        "name": "logistics",
        "label": "Logistics",
        "kind": "object",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "fields": [
          {
            "name": "zip",
            "label": "ZIP",
            "kind": "string",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "04101"
          },
          {
            "name": "max_distance",
            "label": "How far will you go?",
            "kind": "integer",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "minimum": 1,
              "maximum": 5000
            },
            "example": 60
          },
          {
            "name": "delivery",
            "label": "Pickup or delivery",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "either",
            "choices": [
              {
                "id": "pick_up",
                "name": "I pick it up"
              },
              {
                "id": "delivery",
                "name": "Delivered to me"
              },
              {
                "id": "either",
                "name": "Either"
              }
            ],
            "enumName": "DeliveryWish"
          },
          {
            "name": "earliest",
            "label": "Earliest",
            "kind": "date",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "2026-12-01"
          },
          {
            "name": "latest",
            "label": "Needed by",
            "kind": "date",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 10
            },
            "example": "2027-01-15",
            "beside": "earliest"
          },
          {
            "name": "contact_way",
            "label": "Best way to reach you",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "chat",
            "choices": [
              {
                "id": "chat",
                "name": "Chat"
              },
              {
                "id": "phone",
                "name": "Phone"
              },
              {
                "id": "text",
                "name": "Text message"
              },
              {
                "id": "email",
                "name": "E-mail"
              }
            ],
            "enumName": "ContactWay"
          },
          {
            "name": "contact_time",
            "label": "Best time",
            "kind": "enum",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "example": "evening",
            "choices": [
              {
                "id": "morning",
                "name": "Morning"
              },
              {
                "id": "afternoon",
                "name": "Afternoon"
              },
              {
                "id": "evening",
                "name": "Evening"
              },
              {
                "id": "any",
                "name": "Any time"
              }
            ],
            "enumName": "ContactTime"
          },
          {
            "name": "second_decider",
            "label": "Who decides with you",
            "kind": "object",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {},
            "fields": [
              {
                "name": "name",
                "label": "Name",
                "kind": "string",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 120
                },
                "example": "Daniel Okafor"
              },
              {
                "name": "email",
                "label": "E-mail",
                "kind": "email",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 254
                },
                "example": "daniel.okafor@mailhaven.com"
              },
              {
                "name": "phone",
                "label": "Phone",
                "kind": "phone",
                "required": false,
                "nullable": true,
                "readOnly": false,
                "rules": {
                  "maxLength": 25
                },
                "example": "(207) 555-0149"
              }
            ]
          },
          {
            "name": "remarks",
            "label": "Anything else",
            "kind": "text",
            "required": false,
            "nullable": true,
            "readOnly": false,
            "rules": {
              "maxLength": 2000
            },
            "example": "The dog crate must fit behind the second row."
          }
        ],
        "groups": [
          {
            "label": "How far should we look?",
            "fields": [
              "zip",
              "max_distance"
            ]
          },
          {
            "label": "How and when do you want it?",
            "fields": [
              "delivery",
              "earliest",
              "latest"
            ]
          },
          {
            "label": "How do we reach you?",
            "fields": [
              "contact_way",
              "contact_time",
              "second_decider",
              "remarks"
            ]
          }
        ]
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
