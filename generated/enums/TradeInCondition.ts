// Written by `npm run generate` from openapi/. Do not edit.
import type { TradeInCondition } from '../api.ts';

/** Condition: As you see it. */
export const tradeInConditionValues = ["excellent","good","fair","poor"] as const;
/** The labels people read. */
export const tradeInConditionLabels: Readonly<Record<TradeInCondition, string>> = {
  "excellent": "Excellent",
  "good": "Good",
  "fair": "Fair",
  "poor": "Poor"
};
