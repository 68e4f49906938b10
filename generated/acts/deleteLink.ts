// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete link */
export const deleteLinkAct: ActDescriptor = {
  "done": {
    "one": "{record} deleted",
    "many": "{count} links deleted"
  },
  "ask": {
    "one": "Delete {record}?",
    "many": "Delete {count} links?"
  },
  "consequence": {
    "one": [
      "The client no longer sees the car. This deletes its reports and history, too.",
      "This can’t be undone."
    ],
    "many": [
      "Clients no longer see these cars. This deletes their reports and history, too.",
      "This can’t be undone."
    ]
  },
  "far": true
};
