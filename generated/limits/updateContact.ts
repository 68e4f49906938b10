// Written by `npm run generate` from openapi/. Do not edit.
export const user_id = 36;
export const at = 40;
export const summary = 2000;
