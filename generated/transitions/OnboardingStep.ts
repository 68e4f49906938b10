// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Step where. */
export const onboardingStepTransitions: readonly Transition[] = [
  {
    "from": [
      "incomplete",
      "payment"
    ],
    "to": "discarded",
    "label": "Discard",
    "by": [
      "admin",
      "employee"
    ],
    "via": "discardInitialClientData"
  }
];
