// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Ask about a line */
export const askAboutLineAct: ActDescriptor = {
  "done": {
    "one": "Question sent"
  }
};
