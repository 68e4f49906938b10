// Written by `npm run generate` from openapi/. Do not edit.
export const code = 40;
export const password = 200;
