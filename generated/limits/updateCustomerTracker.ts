// Written by `npm run generate` from openapi/. Do not edit.
export const field = 60;
export const value = 2000;
