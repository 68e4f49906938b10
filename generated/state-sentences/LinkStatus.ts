// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const linkStatusSentences: Readonly<Record<string, StateSentence>> = {
  "proposed": {
    "client": "This car is waiting for your choice.",
    "others": "{client} hasn’t decided on this link yet."
  },
  "research_requested": {
    "client": "You requested research on this car.",
    "others": "{client} requested research on this link."
  },
  "researched": {
    "client": "The research on this car is ready for your decision.",
    "others": "{client} has the research on this link."
  },
  "otd_requested": {
    "client": "You requested the OTD price of this car.",
    "others": "{client} requested the OTD price of this link."
  },
  "otd_received": {
    "client": "The OTD price of this car is ready for your decision.",
    "others": "{client} has the OTD price of this link."
  },
  "accepted": {
    "client": "You accepted the price of this car.",
    "others": "{client} accepted the price of this link on {when}."
  },
  "purchased": {
    "client": "You bought this car.",
    "others": "{client} bought this car on {when}."
  },
  "rejected": {
    "client": "You rejected this car.",
    "others": "{client} rejected this link on {when}."
  },
  "unavailable": {
    "client": "This car is no longer available.",
    "others": "This link is no longer available."
  }
};
