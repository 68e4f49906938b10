// Written by `npm run generate` from openapi/. Do not edit.
export const first_name = 80;
export const last_name = 80;
export const email = 254;
