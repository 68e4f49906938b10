// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const coupon_id = "Coupon";
export const user_id = "Client";
export const state = "State";
export const id = "Id";
export const code = "Code";
export const payment_id = "Payment";
export const package_identifier = "Package";
export const price = "Price";
export const discount = "Saved";
export const paid = "Paid";
export const reserved_until = "Reserved until";
export const created_at = "Started";
export const updated_at = "Updated";
export const version = "Version";
