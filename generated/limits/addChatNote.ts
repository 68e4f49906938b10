// Written by `npm run generate` from openapi/. Do not edit.
export const note_id = 36;
export const text = 4000;
