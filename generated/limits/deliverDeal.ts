// Written by `npm run generate` from openapi/. Do not edit.
export const delivered_on = 10;
