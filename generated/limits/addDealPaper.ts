// Written by `npm run generate` from openapi/. Do not edit.
export const label = 120;
export const hint = 200;
