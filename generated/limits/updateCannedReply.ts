// Written by `npm run generate` from openapi/. Do not edit.
export const name = 80;
export const text = 2000;
