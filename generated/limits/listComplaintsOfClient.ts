// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const category = 36;
