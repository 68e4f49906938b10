// Written by `npm run generate` from openapi/. Do not edit.
import type { TaxBase } from '../api.ts';

/** Tax on: What the tax is taken of. */
export const taxBaseValues = ["price","price_less_trade"] as const;
/** The labels people read. */
export const taxBaseLabels: Readonly<Record<TaxBase, string>> = {
  "price": "The price",
  "price_less_trade": "The price less the trade-in"
};
