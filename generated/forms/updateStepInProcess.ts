// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Move */
export const updateStepInProcessForm = {
  "step_in_process": {
    "name": "step_in_process",
    "label": "Step in process",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "new_request",
        "name": "New request",
        "tone": "turn"
      },
      {
        "id": "intake_review",
        "name": "Intake review",
        "tone": "info"
      },
      {
        "id": "searching",
        "name": "Searching",
        "tone": "info"
      },
      {
        "id": "links_sent",
        "name": "Links sent",
        "tone": "neutral"
      },
      {
        "id": "researching",
        "name": "Researching",
        "tone": "info"
      },
      {
        "id": "negotiating",
        "name": "Negotiating",
        "tone": "info"
      },
      {
        "id": "offer_accepted",
        "name": "Offer accepted",
        "tone": "accent"
      },
      {
        "id": "paperwork",
        "name": "Paperwork",
        "tone": "accent"
      },
      {
        "id": "delivered",
        "name": "Delivered",
        "tone": "success"
      },
      {
        "id": "on_hold",
        "name": "On hold",
        "tone": "warning"
      },
      {
        "id": "closed_lost",
        "name": "Closed, lost",
        "tone": "neutral"
      }
    ],
    "enumName": "StepInProcess",
    "start": "step_in_process"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
