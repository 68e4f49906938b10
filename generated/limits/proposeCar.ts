// Written by `npm run generate` from openapi/. Do not edit.
export const comments = 2000;
