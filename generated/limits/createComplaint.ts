// Written by `npm run generate` from openapi/. Do not edit.
export const user_id = 36;
export const subject = 120;
export const category = 36;
export const details = 4000;
