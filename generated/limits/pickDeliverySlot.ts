// Written by `npm run generate` from openapi/. Do not edit.
export const slot_id = 40;
