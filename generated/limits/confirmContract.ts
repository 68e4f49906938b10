// Written by `npm run generate` from openapi/. Do not edit.
export const name = 160;
export const shown_hash = 64;
