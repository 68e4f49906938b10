// Written by `npm run generate` from openapi/. Do not edit.
export const client_id = 36;
export const name = 120;
