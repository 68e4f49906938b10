// Written by `npm run generate` from openapi/. Do not edit.
export const text = 4000;
