// Written by `npm run generate` from openapi/. Do not edit.
export const advisor_id = 36;
export const reason = 300;
