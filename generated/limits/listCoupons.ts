// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const ends_at_gte = 40;
export const ends_at_lte = 40;
