// Written by `npm run generate` from openapi/. Do not edit.
export const token = 500;
export const reason = 1000;
