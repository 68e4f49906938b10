// Written by `npm run generate` from openapi/. Do not edit.
export const key = 200;
export const reason = 500;
