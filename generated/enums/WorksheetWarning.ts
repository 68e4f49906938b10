// Written by `npm run generate` from openapi/. Do not edit.
import type { WorksheetWarning } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Warnings: What looks wrong in a quote without stopping it. */
export const worksheetWarningValues = ["doc_fee_over_cap","example_rule","trade_credit_capped","local_tax_capped","discount_over_price"] as const;
/** The labels people read. */
export const worksheetWarningLabels: Readonly<Record<WorksheetWarning, string>> = {
  "doc_fee_over_cap": "The doc fee exceeds the rule’s cap.",
  "example_rule": "The tax rule is an example. No one at the firm has checked it.",
  "trade_credit_capped": "Only part of the trade-in lowers the tax.",
  "local_tax_capped": "The local tax applies only up to its cap.",
  "discount_over_price": "The reductions exceed the price."
};
export const worksheetWarningTones: Readonly<Partial<Record<WorksheetWarning, Tone>>> = {
  "doc_fee_over_cap": "warning",
  "example_rule": "warning",
  "trade_credit_capped": "neutral",
  "local_tax_capped": "neutral",
  "discount_over_price": "error"
};
