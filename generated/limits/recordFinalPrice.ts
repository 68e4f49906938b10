// Written by `npm run generate` from openapi/. Do not edit.
export const purchased_on = 10;
