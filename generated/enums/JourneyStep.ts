// Written by `npm run generate` from openapi/. Do not edit.
import type { JourneyStep } from '../api.ts';

/** Step of the journey: What a client goes through, from choosing a package to driving home. */
export const journeyStepValues = ["package","checklist","advisor","links","research_and_otd","accepted","delivered","quote","review","contract","checked"] as const;
/** The labels people read. */
export const journeyStepLabels: Readonly<Record<JourneyStep, string>> = {
  "package": "Package",
  "checklist": "Checklist",
  "advisor": "Advisor",
  "links": "Cars",
  "research_and_otd": "Research and OTD",
  "accepted": "Accepted",
  "delivered": "Delivered",
  "quote": "Quote",
  "review": "Review",
  "contract": "Contract",
  "checked": "Done"
};
/** Sets of its values. */
export const journeyStepSets = {
  "search": [
    "package",
    "checklist",
    "advisor",
    "links",
    "research_and_otd",
    "accepted",
    "delivered"
  ],
  "review": [
    "package",
    "quote",
    "review",
    "contract",
    "checked"
  ]
} as const satisfies Readonly<Record<string, readonly JourneyStep[]>>;
