// Written by `npm run generate` from openapi/. Do not edit.
export const subject = 200;
export const text = 4000;
