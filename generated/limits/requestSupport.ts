// Written by `npm run generate` from openapi/. Do not edit.
export const name = 160;
export const email = 254;
export const message = 4000;
