// Written by `npm run generate` from openapi/. Do not edit.
export const userId = 36;
