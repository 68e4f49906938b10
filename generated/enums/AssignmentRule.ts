// Written by `npm run generate` from openapi/. Do not edit.
import type { AssignmentRule } from '../api.ts';

/** Assignment rule: Who takes a new request on. */
export const assignmentRuleValues = ["least_loaded","manual"] as const;
/** The labels people read. */
export const assignmentRuleLabels: Readonly<Record<AssignmentRule, string>> = {
  "least_loaded": "The advisor with the fewest clients",
  "manual": "An admin decides"
};
