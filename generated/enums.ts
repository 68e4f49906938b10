// Written by `npm run generate` from openapi/. Do not edit.
import type { Role, SortOrder, CouponKind, CouponStatus, CouponRefusal, CouponUsageState, OnboardingStep, OnboardingSource, PaymentStatus, PaymentKind, PaymentProvider } from './api.ts';
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

/** Status: Whether the code holds today. */
export const couponStatusValues = ["active","scheduled","expired","used_up","off"] as const;
/** The words people read. */
export const couponStatusWords: Readonly<Record<CouponStatus, string>> = {
  "active": "Active",
  "scheduled": "Scheduled",
  "expired": "Expired",
  "used_up": "Used up",
  "off": "Off"
};
export const couponStatusTones: Readonly<Partial<Record<CouponStatus, Tone>>> = {
  "active": "success",
  "scheduled": "info",
  "expired": "neutral",
  "used_up": "error",
  "off": "neutral"
};

/** Reason: Why a coupon does not hold. */
export const couponRefusalValues = ["unknown","inactive","not_started","expired","exhausted","used_by_user","below_minimum","wrong_package"] as const;
/** The words people read. */
export const couponRefusalWords: Readonly<Record<CouponRefusal, string>> = {
  "unknown": "We do not know this code.",
  "inactive": "This code is not in use.",
  "not_started": "This code does not hold yet.",
  "expired": "This code has ended.",
  "exhausted": "This code is used up.",
  "used_by_user": "You have used this code already.",
  "below_minimum": "This code holds for a higher package price.",
  "wrong_package": "This code does not hold for this package."
};

/** State: A coupon is held while somebody pays, then used, or free again after 30 minutes. */
export const couponUsageStateValues = ["reserved","consumed","released"] as const;
/** The words people read. */
export const couponUsageStateWords: Readonly<Record<CouponUsageState, string>> = {
  "reserved": "Held",
  "consumed": "Used",
  "released": "Free again"
};
export const couponUsageStateTones: Readonly<Partial<Record<CouponUsageState, Tone>>> = {
  "reserved": "warning",
  "consumed": "success",
  "released": "neutral"
};

/** Step: How far somebody has come on the way to an account. */
export const onboardingStepValues = ["incomplete","payment","payment_success","discarded"] as const;
/** The words people read. */
export const onboardingStepWords: Readonly<Record<OnboardingStep, string>> = {
  "incomplete": "Not complete",
  "payment": "At the payment",
  "payment_success": "Paid",
  "discarded": "Discarded"
};
export const onboardingStepTones: Readonly<Partial<Record<OnboardingStep, Tone>>> = {
  "incomplete": "turn",
  "payment": "warning",
  "payment_success": "success",
  "discarded": "neutral"
};

/** Begun by: Whether the client signed up alone or staff did it with them. */
export const onboardingSourceValues = ["self","assisted"] as const;
/** The words people read. */
export const onboardingSourceWords: Readonly<Record<OnboardingSource, string>> = {
  "self": "The client",
  "assisted": "With staff"
};
export const onboardingSourceTones: Readonly<Partial<Record<OnboardingSource, Tone>>> = {
  "self": "neutral",
  "assisted": "info"
};

/** Status: How a payment stands. */
export const paymentStatusValues = ["pending","requires_action","succeeded","failed","refunded"] as const;
/** The words people read. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = {
  "pending": "Not paid yet",
  "requires_action": "Needs confirmation",
  "succeeded": "Paid",
  "failed": "Failed",
  "refunded": "Refunded"
};
export const paymentStatusTones: Readonly<Partial<Record<PaymentStatus, Tone>>> = {
  "pending": "neutral",
  "requires_action": "warning",
  "succeeded": "success",
  "failed": "error",
  "refunded": "info"
};

/** Kind: What was paid for. */
export const paymentKindValues = ["package","upgrade"] as const;
/** The words people read. */
export const paymentKindWords: Readonly<Record<PaymentKind, string>> = {
  "package": "Package",
  "upgrade": "Upgrade"
};

/** Paid by: Who took the money. The test card desk moves none. */
export const paymentProviderValues = ["test_card_desk","stripe","none"] as const;
/** The words people read. */
export const paymentProviderWords: Readonly<Record<PaymentProvider, string>> = {
  "test_card_desk": "Test card desk (no money moves)",
  "stripe": "Card",
  "none": "Coupon, nothing to pay"
};
