// Written by `npm run generate` from openapi/. Do not edit.
export const comment = 1000;
