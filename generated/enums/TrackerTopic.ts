// Written by `npm run generate` from openapi/. Do not edit.
import type { TrackerTopic } from '../api.ts';

/** Topic: The fields every tracker offers; others may be named freely. */
export const trackerTopicValues = ["budget","timeline","hot_buttons","objections","trade_in","financing","next_step"] as const;
/** The labels people read. */
export const trackerTopicLabels: Readonly<Record<TrackerTopic, string>> = {
  "budget": "Budget",
  "timeline": "Timeline",
  "hot_buttons": "Hot buttons",
  "objections": "Objections",
  "trade_in": "Trade-in",
  "financing": "Financing",
  "next_step": "Next step"
};
