// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const user_id = 36;
export const advisor_id = 36;
export const date_to_re_engage_gte = 10;
export const date_to_re_engage_lte = 10;
