// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Send resume link */
export const sendOnboardingLinkAct: ActDescriptor = {
  "done": {
    "one": "Resume link sent to {record}",
    "many": "{count} resume links sent"
  }
};
