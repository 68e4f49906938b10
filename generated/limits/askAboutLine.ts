// Written by `npm run generate` from openapi/. Do not edit.
export const dealer_id = 36;
export const line = 80;
export const question = 500;
