// Written by `npm run generate` from openapi/. Do not edit.
export const firm_name = 120;
export const postal_address = 300;
export const firm_phone = 40;
export const time_zone = 60;
export const support_address = 254;
