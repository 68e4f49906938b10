// Written by `npm run generate` from openapi/. Do not edit.
export const ends_at = 40;
