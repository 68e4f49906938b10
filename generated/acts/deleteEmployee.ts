// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Close account */
export const deleteEmployeeAct: ActDescriptor = {
  "done": {
    "one": "{record}’s account closed",
    "many": "{count} advisor accounts closed"
  },
  "ask": {
    "one": "Close {record}’s account?",
    "many": "Close {count} advisor accounts?"
  },
  "consequence": {
    "one": [
      "This closes the account for good and erases the name and contact details.",
      "{record.load|client in progress goes|clients in progress go} to {body.hand_over_to}, delivered ones too.",
      "This can’t be undone."
    ],
    "many": [
      "This closes the accounts for good and erases names and contact details.",
      "Their clients go to {body.hand_over_to}.",
      "This can’t be undone."
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
          "This closes the account for good and erases the name and contact details.",
          "{record.load|client in progress waits|clients in progress wait} for an advisor until you choose one.",
          "This can’t be undone."
        ],
        "many": [
          "This closes the accounts for good and erases names and contact details.",
          "Their clients wait for an advisor until you choose one.",
          "This can’t be undone."
        ]
      }
    }
  ]
};
