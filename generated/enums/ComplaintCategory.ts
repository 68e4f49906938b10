// Written by `npm run generate` from openapi/. Do not edit.
import type { ComplaintCategory } from '../api.ts';

/** Category: What it is about. */
export const complaintCategoryValues = ["advisor","listing","price","payment","delay","other"] as const;
/** The labels people read. */
export const complaintCategoryLabels: Readonly<Record<ComplaintCategory, string>> = {
  "advisor": "My advisor",
  "listing": "Car or listing",
  "price": "Price",
  "payment": "Payment",
  "delay": "Waiting too long",
  "other": "Something else"
};
