// Written by `npm run generate` from openapi/. Do not edit.
export const package_identifier = 60;
export const coupon_code = 40;
export const terms_version = 20;
