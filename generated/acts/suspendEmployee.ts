// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Suspend */
export const suspendEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record} suspended"
  },
  "ask": {
    "one": "Suspend {record}?"
  },
  "consequence": {
    "one": [
      "We sign them out at once.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too. Undo for 24 hours."
    ],
    "many": [
      "We sign them out at once.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too. Undo for 24 hours."
    ]
  },
  "far": true,
  "when": [
    {
      "is": {
        "hand_over_to": null
      },
      "consequence": {
        "one": [
          "We sign them out at once.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one."
        ],
        "many": [
          "We sign them out at once.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one."
        ]
      }
    }
  ]
};
