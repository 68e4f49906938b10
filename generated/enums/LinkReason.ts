// Written by `npm run generate` from openapi/. Do not edit.
import type { LinkReason } from '../api.ts';

/** Reason: Why a link was rejected or is no longer available. */
export const linkReasonValues = ["price","miles","colour","features","distance","seller","sold","withdrawn","other"] as const;
/** The labels people read. */
export const linkReasonLabels: Readonly<Record<LinkReason, string>> = {
  "price": "Price",
  "miles": "Miles",
  "colour": "Color",
  "features": "Features",
  "distance": "Distance",
  "seller": "Seller",
  "sold": "Sold",
  "withdrawn": "No longer for sale",
  "other": "Something else"
};
