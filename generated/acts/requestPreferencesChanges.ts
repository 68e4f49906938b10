// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Ask for changes */
export const requestPreferencesChangesAct: ActDescriptor = {
  "done": {
    "one": "Changes requested from {record}",
    "many": "Changes requested from {count} clients"
  }
};
