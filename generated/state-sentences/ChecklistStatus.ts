// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const checklistStatusSentences: Readonly<Record<string, StateSentence>> = {
  "draft": {
    "client": "You haven’t submitted your checklist yet.",
    "others": "{client} hasn’t submitted the checklist yet."
  },
  "submitted": {
    "client": "You submitted your checklist.",
    "others": "{client} submitted this checklist."
  },
  "changes_requested": {
    "client": "Your advisor asked you for changes.",
    "others": "{client} still has changes to make."
  }
};
