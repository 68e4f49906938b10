// Written by `npm run generate` from openapi/. Do not edit.
import type { ReplyField } from '../api.ts';

/** Field: What the text of a message is filled in with. */
export const replyFieldValues = ["client_first_name","client_name","advisor_name","firm_name","package_name","car","price","how_it_fits","budget_left"] as const;
/** The labels people read. */
export const replyFieldLabels: Readonly<Record<ReplyField, string>> = {
  "client_first_name": "First name",
  "client_name": "Client’s name",
  "advisor_name": "Your name",
  "firm_name": "Firm",
  "package_name": "Package",
  "car": "Car",
  "price": "Price",
  "how_it_fits": "How it fits",
  "budget_left": "Budget left"
};
