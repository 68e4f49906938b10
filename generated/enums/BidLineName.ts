// Written by `npm run generate` from openapi/. Do not edit.
import type { BidLineName } from '../api.ts';

/** Line: A line of a price that a dealer may leave out. */
export const bidLineNameValues = ["doc_fee","title","registration","inspection","sales_tax"] as const;
/** The labels people read. */
export const bidLineNameLabels: Readonly<Record<BidLineName, string>> = {
  "doc_fee": "Doc fee",
  "title": "Title",
  "registration": "Registration",
  "inspection": "Inspection",
  "sales_tax": "Sales tax"
};
