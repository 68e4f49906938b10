// Written by `npm run generate` from openapi/. Do not edit.
export const user_id = 36;
export const link_id = 36;
export const vin = 17;
export const title = 160;
export const make = 60;
export const model = 80;
export const trim = 80;
export const needed_by = 10;
export const trade_in = 160;
export const note = 1000;
export const due_at = 40;
export const tax_rule_id = 36;
