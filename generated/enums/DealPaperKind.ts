// Written by `npm run generate` from openapi/. Do not edit.
import type { DealPaperKind } from '../api.ts';

/** Paper: What a deal needs before the car can be driven away. */
export const dealPaperKindValues = ["driver_license","insurance","contract","odometer","title","payoff_letter","keys","loan_approval","lease_approval","down_payment","registration","other"] as const;
/** The labels people read. */
export const dealPaperKindLabels: Readonly<Record<DealPaperKind, string>> = {
  "driver_license": "Driver license",
  "insurance": "Proof of insurance",
  "contract": "Purchase agreement",
  "odometer": "Odometer statement",
  "title": "Title of the trade-in",
  "payoff_letter": "Payoff letter",
  "keys": "Keys of the trade-in",
  "loan_approval": "Loan approval",
  "lease_approval": "Lease approval",
  "down_payment": "Down payment",
  "registration": "Current registration",
  "other": "Something else"
};
