// Written by `npm run generate` from openapi/. Do not edit.
export const value = 2000;
