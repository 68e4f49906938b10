// Written by `npm run generate` from openapi/. Do not edit.
import type { SupportTopic } from '../api.ts';

/** Topic: What a question to the firm is about. */
export const supportTopicValues = ["account","payment","packages","advisor","technical","other"] as const;
/** The labels people read. */
export const supportTopicLabels: Readonly<Record<SupportTopic, string>> = {
  "account": "My account",
  "payment": "A payment",
  "packages": "Packages and prices",
  "advisor": "My advisor",
  "technical": "Something does not work",
  "other": "Something else"
};
