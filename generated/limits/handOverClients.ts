// Written by `npm run generate` from openapi/. Do not edit.
export const to = 36;
export const reason = 300;
