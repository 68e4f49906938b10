// Written by `npm run generate` from openapi/. Do not edit.
import type { SupportTopic } from '../api.ts';

/** Topic: What a question to the firm is about. */
export const supportTopicValues = ["account","payment","packages","advisor","technical","other"] as const;
/** The labels people read. */
export const supportTopicLabels: Readonly<Record<SupportTopic, string>> = {
  "account": "My account",
  "payment": "Payment",
  "packages": "Packages and prices",
  "advisor": "My advisor",
  "technical": "Something doesn’t work",
  "other": "Something else"
};
