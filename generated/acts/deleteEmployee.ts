// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Close account */
export const deleteEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record} deleted",
    "many": "{count} advisors deleted"
  },
  "ask": {
    "one": "Delete {record}?",
    "many": "Delete {count} advisors?"
  },
  "consequence": {
    "one": [
      "The account closes for good: name and contact details are erased.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too.",
      "This can't be undone."
    ],
    "many": [
      "The accounts close for good: names and contact details are erased.",
      "Their clients go to {body.hand_over_to}.",
      "This can't be undone."
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
          "The account closes for good: name and contact details are erased.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one.",
          "This can't be undone."
        ],
        "many": [
          "The accounts close for good: names and contact details are erased.",
          "Their clients wait for an advisor until you choose one.",
          "This can't be undone."
        ]
      }
    }
  ]
};
