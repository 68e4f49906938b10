// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Role as a sentence. */
export const roleSentences: Readonly<Record<string, StateSentence>> = {
  "admin": "{name} is an admin.",
  "employee": "{name} is an advisor.",
  "client": "{name} is a client."
};
