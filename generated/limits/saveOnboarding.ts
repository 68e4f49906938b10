// Written by `npm run generate` from openapi/. Do not edit.
export const token = 500;
export const first_name = 80;
export const last_name = 80;
export const email = 254;
export const phone = 25;
export const zip = 10;
export const package_identifier = 60;
export const coupon_code = 40;
export const time_zone = 60;
