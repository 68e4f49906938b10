// Written by `npm run generate` from openapi/. Do not edit.
export const headline = 160;
export const lead = 300;
