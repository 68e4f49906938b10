// Written by `npm run generate` from openapi/. Do not edit.
import type { BidSource } from '../api.ts';

/** Came by: How a price came in. */
export const bidSourceValues = ["page","phone","document"] as const;
/** The labels people read. */
export const bidSourceLabels: Readonly<Record<BidSource, string>> = {
  "page": "Dealer’s page",
  "phone": "By phone",
  "document": "From a document"
};
