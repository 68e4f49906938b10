// Written by `npm run generate` from openapi/. Do not edit.
export const note = 1000;
