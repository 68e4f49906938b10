// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete tax rule */
export const deleteTaxRuleAct: ActDescriptor = {
  "done": {
    "one": "Tax rule {record} deleted",
    "many": "{count} tax rules deleted"
  },
  "ask": {
    "one": "Delete tax rule {record}?",
    "many": "Delete {count} tax rules?"
  },
  "consequence": {
    "one": [
      "Quotes made with it keep their own copy.",
      "This can’t be undone."
    ],
    "many": [
      "Quotes made with them keep their own copies.",
      "This can’t be undone."
    ]
  },
  "far": true
};
