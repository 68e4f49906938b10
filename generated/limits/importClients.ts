// Written by `npm run generate` from openapi/. Do not edit.
export const file = 26214400;
