// Written by `npm run generate` from openapi/. Do not edit.
import type { ReplyField } from '../api.ts';

/** Field: What a canned reply fills in. */
export const replyFieldValues = ["client_first_name","client_name","advisor_name","firm_name","package_name","car","price"] as const;
/** The labels people read. */
export const replyFieldLabels: Readonly<Record<ReplyField, string>> = {
  "client_first_name": "First name",
  "client_name": "Client’s name",
  "advisor_name": "Your name",
  "firm_name": "Firm",
  "package_name": "Package",
  "car": "Car",
  "price": "Price"
};
