// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete listing */
export const deleteListingAct: ActDescriptor = {
  "done": {
    "one": "Listing {record} deleted",
    "many": "{count} listings deleted"
  },
  "ask": {
    "one": "Delete listing {record}?",
    "many": "Delete {count} listings?"
  },
  "consequence": {
    "one": [
      "Clients no longer see it.",
      "{record.link_count|link made from it stays|links made from it stay}.",
      "This can’t be undone."
    ],
    "many": [
      "Clients no longer see them. Links made from them stay.",
      "This can’t be undone."
    ]
  },
  "far": true
};
