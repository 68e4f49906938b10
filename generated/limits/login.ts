// Written by `npm run generate` from openapi/. Do not edit.
export const email = 254;
export const password = 200;
