// Written by `npm run generate` from openapi/. Do not edit.
export const token = 200;
export const text = 4000;
