// Written by `npm run generate` from openapi/. Do not edit.
import type { Role, SortOrder, CouponKind } from './api.ts';
import type { Tone } from './descriptor.ts';

/** Role: Who somebody is to the firm. */
export const roleValues = ["admin","employee","client"] as const;
/** The words people read. */
export const roleWords: Readonly<Record<Role, string>> = {
  "admin": "Admin",
  "employee": "Advisor",
  "client": "Client"
};
export const roleTones: Readonly<Partial<Record<Role, Tone>>> = {
  "admin": "accent",
  "employee": "info",
  "client": "neutral"
};

/** Order */
export const sortOrderValues = ["ASC","DESC"] as const;
/** The words people read. */
export const sortOrderWords: Readonly<Record<SortOrder, string>> = {
  "ASC": "Ascending",
  "DESC": "Descending"
};

/** Kind: Whether the value is a share of the price or an amount off it. */
export const couponKindValues = ["percent","amount"] as const;
/** The words people read. */
export const couponKindWords: Readonly<Record<CouponKind, string>> = {
  "percent": "Percent",
  "amount": "Amount"
};
