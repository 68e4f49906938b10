// Written by `npm run generate` from openapi/. Do not edit.
export const dealer = 120;
export const good_through = 10;
export const remark = 300;
export const trade_in = 120;
export const tax_rule_id = 36;
