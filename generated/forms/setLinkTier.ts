// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set tier */
export const setLinkTierForm = {
  "tier": {
    "name": "tier",
    "label": "Tier",
    "kind": "enum",
    "required": true,
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
    "enumName": "LinkTier",
    "start": "tier"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
