// Written by `npm run generate` from openapi/. Do not edit.
export const code = 40;
export const starts_at = 40;
export const ends_at = 40;
