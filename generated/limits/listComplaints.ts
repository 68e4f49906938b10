// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const user_id = 36;
export const assigned_to = 36;
export const category = 36;
